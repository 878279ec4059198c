import type { FastifyRequest } from 'fastify';
import { ownerOnly } from '#server/http/access/guards.ts';
import { previewMoment } from '#server/http/access/preview.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

type Asking = Pick<FastifyRequest, 'user' | 'cookies'>;

/** Who a page or a list is read for: everybody, unless the owner looks at the site as it will be. */
export function visitorsAt(request: Asking): Audience {
  const on = request.user && previewMoment(request);
  return on ? { on } : 'everyone';
}

/** Who a single thing is read for: signed in, the owner opens drafts too, but in the preview only by asking for everything. */
export function audienceOf(request: Asking & { query: { show?: 'all' | undefined } }): Audience {
  ownerOnly(request, request.query.show);
  const visitors = visitorsAt(request);
  const sees = request.query.show === 'all' || visitors === 'everyone';
  return request.user && sees ? 'owner' : visitors;
}

import type { FastifyRequest } from 'fastify';
import { previewMoment } from '#server/http/access/preview.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

type Asking = Pick<FastifyRequest, 'user' | 'cookies'>;

/** Who a page or a list is read for: everybody, unless the owner looks at the site as it will be. */
export function visitorsAt(request: Asking): Audience {
  const on = request.user && previewMoment(request);
  return on ? { on } : 'everyone';
}

/** Who a single thing is read for: signed in, the owner opens drafts too. */
export function audienceOf(request: Asking): Audience {
  return request.user ? 'owner' : 'everyone';
}

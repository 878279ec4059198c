import type { FastifyRequest } from 'fastify';
import {
  itemAudience,
  listAudience,
  visitorAudience,
  type Audience,
} from '#server/domain/catalogue/audience.ts';
import { ownerOnly } from '#server/http/access/guards.ts';
import { previewMoment } from '#server/http/access/preview.ts';

type Reader = Pick<FastifyRequest, 'user' | 'cookies'>;

const factsOf = (request: Reader) => ({
  isOwner: request.user !== null,
  previewMoment: previewMoment(request),
});

export const audienceOfVisitor = (request: Reader): Audience => visitorAudience(factsOf(request));

export function audienceOfItem(request: Reader & { query: { show?: 'all' | undefined } }): Audience {
  const { show } = request.query;
  ownerOnly(request, show);
  return itemAudience({ ...factsOf(request), showsAll: show === 'all' });
}

/** `sort` and `show` are the owner's alone: each order has its index over all rows. */
export function audienceOfList(request: Reader & { query: { sort?: unknown; show?: unknown } }): Audience {
  const ownersChoice = request.query.sort ?? request.query.show;
  ownerOnly(request, ownersChoice);
  return listAudience({ ...factsOf(request), showsAll: ownersChoice !== undefined });
}

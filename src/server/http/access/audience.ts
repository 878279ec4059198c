import type { FastifyRequest } from 'fastify';
import type { Hidden } from '#shared/catalogue/visibility.ts';
import type { ListQuery } from '#shared/primitives/lists.ts';
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
export function audienceOfList(request: Reader & { query: Pick<ListQuery, 'sort' | 'show'> }): Audience {
  const { sort, show } = request.query;
  ownerOnly(request, sort ?? show);
  return listAudience({ ...factsOf(request), asked: askedOf(sort, show) });
}

function askedOf(sort: ListQuery['sort'], show: ListQuery['show']): 'owner' | Hidden | null {
  if (show === 'draft' || show === 'scheduled') return show;
  return sort || show ? 'owner' : null;
}

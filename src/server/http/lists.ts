import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListPage, ListQuery } from '#shared/lists.ts';
import { visitorsAt } from '#server/http/access/audience.ts';
import { ownerOnly } from '#server/http/access/guards.ts';
import type { Limit } from '#server/http/access/limits.ts';
import type { SearchResults } from '#server/http/search-results.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

/** What every public list needs besides its rows. */
export type ListNeeds = { searchLimit: Limit; searchResults: SearchResults };

type ReadList<Item> = (db: Database, query: ListQuery, audience: Audience) => Promise<ListPage<Item>>;
type ListRequest = Pick<FastifyRequest, 'user' | 'cookies'> & { query: ListQuery };

/** Answers a list that everybody may read and search; only the owner may sort it, and see drafts in it. */
export function publicList<Item>(
  { database, searchResults }: ListNeeds & { database: Database },
  path: string,
  read: ReadList<Item>,
) {
  return async (request: ListRequest, reply: FastifyReply): Promise<Item[]> => {
    const { sort, show } = request.query;
    ownerOnly(request, sort ?? show);
    // Each order has its index over all rows, and only the owner can ask for one.
    const audience = (sort ?? show) ? 'owner' : visitorsAt(request);
    const readNow = (query: ListQuery) => read(database, query, audience);
    // What one reader sees of days to come is not kept for others.
    const isShared = typeof audience === 'string';
    return sendList(
      reply,
      await (isShared ? searchResults.find(path, request.query, readNow) : readNow(request.query)),
    );
  };
}

/** Answers with the rows alone; the headers say how many there are in all and where the list goes on. */
export function sendList<Item>(reply: FastifyReply, { items, total, next }: ListPage<Item>): Item[] {
  reply.header('x-total-count', total);
  if (next) reply.header('link', `<${next}>; rel="next"`);
  return items;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListPage, ListQuery } from '#shared/primitives/lists.ts';
import type { Audience } from '#server/domain/catalogue/audience.ts';
import { audienceOfList } from '#server/http/access/audience.ts';
import type { Limit } from '#server/http/access/limits.ts';
import type { SearchResults } from '#server/cache/search-results.ts';
import type { Database } from '#server/storage/database/database.ts';

/** What every public list needs besides its rows. */
export type ListDeps = { searchLimit: Limit; searchResults: SearchResults };

type ReadList<Item> = (db: Database, query: ListQuery, audience: Audience) => Promise<ListPage<Item>>;
type ListRequest = Pick<FastifyRequest, 'user' | 'cookies'> & { query: ListQuery };

/** A list that everybody may read and search; only the owner may sort it and see drafts in it. */
export function publicList<Item>(
  { database, searchResults }: ListDeps & { database: Database },
  path: string,
  read: ReadList<Item>,
) {
  return async (request: ListRequest, reply: FastifyReply): Promise<Item[]> => {
    const audience = audienceOfList(request);
    const readNow = (query: ListQuery) => read(database, query, audience);
    // A preview is for one reader and never shared.
    const isShared = typeof audience === 'string';
    return sendList(
      reply,
      await (isShared ? searchResults.find(path, request.query, readNow) : readNow(request.query)),
    );
  };
}

/** The body holds the rows alone; headers give the total and the address of the next part. */
export function sendList<Item>(reply: FastifyReply, { items, total, next }: ListPage<Item>): Item[] {
  reply.header('x-total-count', total);
  if (next) reply.header('link', `<${next}>; rel="next"`);
  return items;
}

/** Fastify would send null as an empty body. */
export function orJsonNull<T>(reply: FastifyReply, item: T | null): T | FastifyReply {
  return item ?? reply.type('application/json; charset=utf-8').send(Buffer.from('null'));
}

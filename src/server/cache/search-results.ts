import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { listAddress, listLimits, type ListPage, type ListQuery } from '#shared/primitives/lists.ts';
import type { Cache } from '#server/cache/cache.ts';
import { getOrMake } from '#server/get-or-make.ts';

/** Results of searches in lists, so that a crowd that searches one word costs one search. */
export function createSearchResults(cache: Cache) {
  const results = cache.store<Promise<ListPage<unknown>>>('searches');
  const oneAtATime = pLimit(1);

  return {
    /** Lists that are not searched are always read. */
    find<Item>(
      path: string,
      query: ListQuery,
      read: (query: ListQuery) => Promise<ListPage<Item>>,
    ): Promise<ListPage<Item>> {
      if (!query.q) return read(query);
      // One search in each turn of the event loop, so that no other request waits for more than one.
      const search = () =>
        oneAtATime(async () => {
          await nextTurn();
          return read(query);
        });
      const rows = query.limit ?? listLimits.withoutLimit;
      return getOrMake(results, listAddress(path, query), search, rows) as Promise<ListPage<Item>>;
    },
  };
}

export type SearchResults = ReturnType<typeof createSearchResults>;

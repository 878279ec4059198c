import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { listAddress, listLimits, type ListPage, type ListQuery } from '#shared/lists.ts';
import type { Changes } from '#server/domain/changes.ts';

const MOST_ROWS = 5_000;
const KEPT_MS = 10_000;

/** Keeps what was just found until something changes, so that a crowd searching one word costs one search. */
export function createSearchResults(changes: Changes) {
  const kept = new LRUCache<string, Promise<ListPage<unknown>>>({
    maxSize: MOST_ROWS,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });
  const oneAtATime = pLimit(1);
  changes.onChange(() => kept.clear());

  return {
    /** The answer that is kept for this search, or else the one that `read` gives; plain lists are always read. */
    find<Item>(
      path: string,
      query: ListQuery,
      read: (query: ListQuery) => Promise<ListPage<Item>>,
    ): Promise<ListPage<Item>> {
      if (!query.q) return read(query);
      const address = listAddress(path, query);
      const known = kept.get(address);
      if (known) return known as Promise<ListPage<Item>>;
      // One search in each turn of the event loop, so that nobody else waits for more than one.
      const found = oneAtATime(async () => {
        await nextTurn();
        return read(query);
      });
      kept.set(address, found, { size: query.limit ?? listLimits.withoutLimit });
      found.catch(() => kept.delete(address));
      return found;
    },
  };
}

export type SearchResults = ReturnType<typeof createSearchResults>;

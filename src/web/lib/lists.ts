import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { listAddress, listLimits, nextAddress, type ListPage, type ListQuery } from '#shared/lists.ts';
import { apiResponse } from '#web/lib/api.ts';

/** A list as it is kept in the browser: the parts that have been loaded so far. */
export type LoadedList<Item> = InfiniteData<ListPage<Item>>;

/** A list that loads part by part; `fetchNextPage` brings the next one. */
export function listQuery<Item>(path: string, query: ListQuery = {}) {
  return infiniteQueryOptions({
    queryKey: [path, query] as const,
    queryFn: ({ pageParam }) => readListPage<Item>(pageParam),
    initialPageParam: listAddress(path, query),
    getNextPageParam: (last: ListPage<Item>) => last.next,
  });
}

/** One part of a list, by its address. */
export async function readListPage<Item>(address: string): Promise<ListPage<Item>> {
  const { body, headers } = await apiResponse('GET', address);
  const items = body as Item[];
  return {
    items,
    total: Number(headers.get('x-total-count') ?? items.length),
    next: nextAddress(headers.get('link')),
  };
}

export function itemsOf<Item>(list: LoadedList<Item> | undefined): Item[] {
  return list?.pages.flatMap((page) => page.items) ?? [];
}

export function totalOf(list: LoadedList<unknown> | undefined): number {
  return list?.pages[0]?.total ?? 0;
}

/** A total after rows came or went. What a search finds beyond the bound is not counted, so there it stays. */
export function changedTotal(total: number, difference: number, isSearching: boolean): number {
  return isSearching && total >= listLimits.counted ? total : total + difference;
}

/** Changes the rows of every loaded list of this path, whatever it was sorted by or searched for. */
export function changeItems<Item>(
  client: QueryClient,
  path: string,
  change: (items: Item[]) => Item[],
): void {
  for (const [queryKey, list] of client.getQueriesData<LoadedList<Item>>({ queryKey: [path] })) {
    if (!list) continue;
    const [, query] = queryKey as ReturnType<typeof listQuery>['queryKey'];
    const changed = list.pages.map((page) => change(page.items));
    const difference = changed.flat().length - itemsOf(list).length;
    // Each part carries the total of the whole list.
    const pages = list.pages.map((page, place) => ({
      ...page,
      items: changed[place] ?? [],
      total: changedTotal(page.total, difference, Boolean(query.q)),
    }));
    client.setQueryData<LoadedList<Item>>(queryKey, { ...list, pages });
  }
}

/** A longer list is not read anew part by part: a list of thousands would take dozens of calls. */
export const MOST_PARTS_REREAD = 2;

/** Forgets all but the first part, so that reading the list anew takes one call. */
export function keepFirstPart(client: QueryClient, queryKey: QueryKey): void {
  client.setQueryData<LoadedList<unknown>>(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
}

/**
 * Reads the beginning of a long list anew. If it holds the rows it held, nothing came or went unnoticed and the
 * rest stays, with the reader where they are; otherwise the list begins anew.
 */
export async function rereadBeginning(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const [path, query] = queryKey as ReturnType<typeof listQuery>['queryKey'];
  const first = await readListPage<{ id: number }>(listAddress(path, query));
  // A part on its way would bring back the rows from before.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<LoadedList<{ id: number }>>(queryKey, (list) => {
    if (!list) return list;
    const shown = itemsOf(list);
    const isSame =
      first.total === totalOf(list) && first.items.every(({ id }, place) => id === shown[place]?.id);
    if (!isSame) return { pages: [first], pageParams: list.pageParams.slice(0, 1) };
    const fresh = new Map(first.items.map((item) => [item.id, item]));
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => fresh.get(item.id) ?? item),
    }));
    return { ...list, pages };
  });
}

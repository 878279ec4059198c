import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import {
  listAddress,
  listLimits,
  nextAddress,
  type ListPage,
  type ListQuery,
} from '#shared/primitives/lists.ts';
import { apiResponse } from '#web/lib/api/api.ts';

/** The pages of a list that are loaded so far. */
export type LoadedList<Item> = InfiniteData<ListPage<Item>>;

export function listQuery<Item>(path: string, query: ListQuery = {}) {
  return infiniteQueryOptions({
    queryKey: [path, query] as const,
    queryFn: ({ pageParam }) => readListPage<Item>(pageParam),
    initialPageParam: listAddress(path, query),
    getNextPageParam: (last: ListPage<Item>) => last.next,
  });
}

export async function readListPage<Item>(address: string, signal?: AbortSignal): Promise<ListPage<Item>> {
  const { body, headers } = await apiResponse('GET', address, undefined, signal);
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

/** Search results are counted only up to a limit, so a total at the limit stays. */
export function changedTotal(total: number, difference: number, isSearching: boolean): number {
  return isSearching && total >= listLimits.counted ? total : total + difference;
}

/** Updates every cached list of this path, whatever its sort and search. */
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
    // Each page carries the total of the whole list.
    const pages = list.pages.map((page, index) => ({
      ...page,
      items: changed[index] ?? [],
      total: changedTotal(page.total, difference, Boolean(query.q)),
    }));
    client.setQueryData<LoadedList<Item>>(queryKey, { ...list, pages });
  }
}

/** Longer lists are not refetched page by page, which could take dozens of requests. */
export const MOST_PAGES_REFETCHED = 2;

/** Drops all but the first page from the cache, so that a refetch takes one request. */
export function keepFirstPage(client: QueryClient, queryKey: QueryKey): void {
  client.setQueryData<LoadedList<unknown>>(
    queryKey,
    (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
  );
}

/**
 * Refetches the first page of a long list. With the same rows and total the other pages stay cached, which keeps the
 * scroll position; otherwise only the first page remains.
 */
export async function refetchFirstPage(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const [path, query] = queryKey as ReturnType<typeof listQuery>['queryKey'];
  const first = await readListPage<{ id: number }>(listAddress(path, query));
  // A pending request would write outdated rows.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<LoadedList<{ id: number }>>(queryKey, (list) => {
    if (!list) return list;
    const shown = itemsOf(list);
    const isSame =
      first.total === totalOf(list) && first.items.every(({ id }, index) => id === shown[index]?.id);
    if (!isSame) return { pages: [first], pageParams: list.pageParams.slice(0, 1) };
    const fresh = new Map(first.items.map((item) => [item.id, item]));
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => fresh.get(item.id) ?? item),
    }));
    return { ...list, pages };
  });
}

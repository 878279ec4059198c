import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
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

async function readListPage<Item>(address: string): Promise<ListPage<Item>> {
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

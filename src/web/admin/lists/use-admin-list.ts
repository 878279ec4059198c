import { useInfiniteQuery, useMutationState, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listLimits, type ListQuery } from '#shared/primitives/lists.ts';
import type { messageSorts } from '#shared/site/messages.ts';
import type { photoSorts } from '#shared/catalogue/photos.ts';
import type { postSorts } from '#shared/catalogue/posts.ts';
import type { releaseSorts } from '#shared/catalogue/releases.ts';
import type { showSorts } from '#shared/catalogue/shows.ts';
import type { trackSorts } from '#shared/catalogue/tracks.ts';
import type { videoSorts } from '#shared/catalogue/videos.ts';
import { listPaths, wholeList, type Items, type SearchedKind } from '#web/admin/kinds.ts';
import { deletionKey, type Deletion } from '#web/admin/lists/use-delete.ts';
import { useRefreshWhenDue } from '#web/admin/lists/use-refresh-when-due.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { changedTotal, keepFirstPage, listQuery, MOST_PAGES_REFETCHED, totalOf } from '#web/lib/api/lists.ts';

/** A longer list gets a search box. */
const SEARCH_ABOVE_ITEMS = 10;

type SortsOf = {
  track: (typeof trackSorts)[number];
  release: (typeof releaseSorts)[number];
  video: (typeof videoSorts)[number];
  photo: (typeof photoSorts)[number];
  show: (typeof showSorts)[number];
  post: (typeof postSorts)[number];
  message: (typeof messageSorts)[number];
};

export type Column<K extends SearchedKind> = {
  label: string;
  /** The server's name of this sort order; without it the column cannot be sorted. */
  sort?: SortsOf[K];
  /** For dates, counts and flags. */
  largestFirst?: boolean;
};

type Options<K extends SearchedKind> = {
  columns: readonly Column<K>[];
  /** The initial order, largest first. */
  startBy: SortsOf[K];
  /** How often a short list is read again; false for never. */
  refetchInterval?: number | false;
};

/** A list that the server sorts and searches, loaded page by page. */
export function useAdminList<K extends SearchedKind>(
  kind: K,
  { columns, startBy, refetchInterval = false }: Options<K>,
) {
  const path = listPaths[kind];
  const whole = wholeList(kind);
  const [order, setOrder] = useState<{ by: string; isAscending: boolean }>({
    by: startBy,
    isAscending: false,
  });
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const settled = useDebounced(typed, TYPING_PAUSE_MS);
  // A cleared box shows everything without a delay.
  const q = typed === '' ? '' : settled;
  const isSearching = q !== '';
  const sort = order.isAscending ? order.by : `-${order.by}`;

  const query = listQuery<Items[K]>(path, { limit: listLimits.step, q, sort, ...whole });
  const list = useList({
    ...query,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= MOST_PAGES_REFETCHED ? refetchInterval : false,
  });
  useKeepFirstPages(path);
  useRefreshWhenDue(kind, list.items);
  // Read for its total only.
  const { data: wholeTotal } = useInfiniteQuery({
    ...listQuery<Items[K]>(path, { limit: 1, ...whole }),
    select: totalOf,
    enabled: isSearching,
  });

  const beingDeleted = useDeletedIds(kind);
  // Keeps the array's identity while nothing is being deleted.
  const items =
    beingDeleted.length > 0 ? list.items.filter(({ id }) => !beingDeleted.includes(id)) : list.items;
  const total = changedTotal(list.total, items.length - list.items.length, isSearching);

  const sortBy = (by: string) => {
    const column = columns.find((candidate) => candidate.sort === by);
    setOrder({ by, isAscending: !column?.largestFirst });
  };

  return {
    ...list,
    items,
    /** How many items match, loaded or not. */
    total,
    /** How many items there are without the search; undefined while that loads. */
    wholeTotal: isSearching ? wholeTotal : total,
    isLong: typed !== '' || isSearching || total > SEARCH_ABOVE_ITEMS,
    isSearching,
    search,
    setSearch,
    /** The search and the order of the rows. */
    q,
    sort,
    queryKey: query.queryKey,
    columns,
    order,
    sortBy,
    reverse: () => setOrder({ ...order, isAscending: !order.isAscending }),
    hasLoaded: list.status === 'loaded',
    /** Whether the rows could not be loaded or refreshed. */
    hasFailed: list.error !== null && !list.hasNextFailed,
  };
}

/** A list of any kind, for the search box, the headings and the frame. */
export type AdminList = Omit<ReturnType<typeof useAdminList>, 'items' | 'columns'> & {
  items: readonly unknown[];
  columns: readonly { label: string; sort?: string }[];
};

/** After leaving the tab only the first page is kept, so that opening it again takes one request. */
function useKeepFirstPages(path: string): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      // Only the dashboard's lists have a sort order; those of visitors' pages stay as they are.
      const isSorted = ({ queryKey }: Query) => (queryKey[1] as ListQuery).sort !== undefined;
      for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [path], predicate: isSorted }))
        keepFirstPage(client, queryKey);
    },
    [client, path],
  );
}

/** Hidden while they are being deleted; they come back when the server refuses. */
function useDeletedIds(kind: SearchedKind): number[] {
  return useMutationState({
    filters: { mutationKey: deletionKey(kind), status: 'pending' },
    select: ({ state }) => state.variables as Deletion,
  })
    .filter(({ onDeleted }) => !onDeleted)
    .flatMap(({ ids }) => ids);
}

import { useInfiniteQuery, useMutationState, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listLimits, type ListQuery } from '#shared/lists.ts';
import type { messageSorts } from '#shared/messages.ts';
import type { photoSorts } from '#shared/photos.ts';
import type { releaseSorts } from '#shared/releases.ts';
import type { trackSorts } from '#shared/tracks.ts';
import type { videoSorts } from '#shared/videos.ts';
import { listPaths, type Items, type Kind } from '#web/features/admin/kinds.ts';
import { deletionKey, type Deletion } from '#web/features/admin/lists/use-delete.ts';
import { useRefreshWhenDue } from '#web/features/admin/lists/use-refresh-when-due.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { changedTotal, keepFirstPart, listQuery, MOST_PARTS_REREAD, totalOf } from '#web/lib/lists.ts';

/** From here on a list is too long to find something by looking. */
const SEARCH_ABOVE_ITEMS = 10;

type SortsOf = {
  track: (typeof trackSorts)[number];
  release: (typeof releaseSorts)[number];
  video: (typeof videoSorts)[number];
  photo: (typeof photoSorts)[number];
  message: (typeof messageSorts)[number];
};

export type Column<K extends Kind> = {
  label: string;
  /** What the server sorts by in this column; without it the column cannot be sorted. */
  sort?: SortsOf[K];
  /** Dates, counts and ticks are more often wanted from the top. */
  largestFirst?: boolean;
};

type Options<K extends Kind> = {
  columns: readonly Column<K>[];
  /** Largest first: the order a list starts in. */
  startBy: SortsOf[K];
  /** Asks anew this often while the list is short; false for never. */
  refetchInterval?: number | false;
};

/** A list as the owner wants to see it, sorted and searched by the server and loaded part by part. */
export function useAdminList<K extends Kind>(
  kind: K,
  { columns, startBy, refetchInterval = false }: Options<K>,
) {
  const path = listPaths[kind];
  // Drafts too; messages have none.
  const showing = kind === 'message' ? {} : ({ show: 'all' } as const);
  const [order, setOrder] = useState<{ by: string; isAscending: boolean }>({
    by: startBy,
    isAscending: false,
  });
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const settled = useDebounced(typed, TYPING_PAUSE_MS);
  // An emptied box shows everything at once.
  const q = typed === '' ? '' : settled;
  const isSearching = q !== '';
  const sort = order.isAscending ? order.by : `-${order.by}`;

  const query = listQuery<Items[K]>(path, { limit: listLimits.step, q, sort, ...showing });
  const list = useList({
    ...query,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= MOST_PARTS_REREAD ? refetchInterval : false,
  });
  useKeepFirstParts(path);
  useRefreshWhenDue(kind, list.items);
  // Only asked for how many there are beside those that were found.
  const { data: whole } = useInfiniteQuery({
    ...listQuery<Items[K]>(path, { limit: 1, ...showing }),
    select: totalOf,
    enabled: isSearching,
  });

  const beingDeleted = useDeletedIds(kind);
  // The same array until something changes.
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
    /** How many there are of what is shown, loaded or not. */
    total,
    /** How many there are with or without the search; unknown for a moment. */
    wholeTotal: isSearching ? whole : total,
    isLong: typed !== '' || isSearching || total > SEARCH_ABOVE_ITEMS,
    isSearching,
    search,
    setSearch,
    /** What the rows on show were searched by and are sorted by: another one, another list. */
    q,
    sort,
    queryKey: query.queryKey,
    columns,
    order,
    sortBy,
    reverse: () => setOrder({ ...order, isAscending: !order.isAscending }),
    hasLoaded: list.status === 'loaded',
    /** Whether the rows could not be read, or not anew. */
    hasFailed: list.error !== null && !list.hasNextFailed,
  };
}

/** Everything but what the items are: for the search box, the headings and the frame around any list. */
export type AdminList = Omit<ReturnType<typeof useAdminList>, 'items' | 'columns'> & {
  items: readonly unknown[];
  columns: readonly { label: string; sort?: string }[];
};

/** A tab that is opened again begins at the top of its list, which takes one call however long it had become. */
function useKeepFirstParts(path: string): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      // Only the dashboard's lists are sorted; visitors' pages keep what they have loaded.
      const isSorted = ({ queryKey }: Query) => (queryKey[1] as ListQuery).sort !== undefined;
      for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [path], predicate: isSorted }))
        keepFirstPart(client, queryKey);
    },
    [client, path],
  );
}

/** Off the list at once: they come back by themselves when the server refuses. */
function useDeletedIds(kind: Kind): number[] {
  return useMutationState({
    filters: { mutationKey: deletionKey(kind), status: 'pending' },
    select: ({ state }) => state.variables as Deletion,
  })
    .filter(({ onDeleted }) => !onDeleted)
    .map(({ id }) => id);
}

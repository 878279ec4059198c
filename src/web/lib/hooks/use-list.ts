import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemsOf, totalOf, type listQuery } from '#web/lib/api/lists.ts';

export type List<Item> = {
  /** All loaded items; the same array until more are loaded. */
  items: Item[];
  total: number;
  status: 'loading' | 'failed' | 'loaded';
  /** Of the list or its next page. */
  error: Error | null;
  /** Whether these are still the items of the previous search. */
  isOutdated: boolean;
  isFetching: boolean;
  hasNext: boolean;
  /** The address of the next page. */
  next: string | null;
  isLoadingNext: boolean;
  hasNextFailed: boolean;
  /** Does nothing while a request of this list is pending. */
  loadNext: () => void;
  retry: () => void;
};

/** When the search changes, the previous items stay until the new ones arrive. */
export function useList<Item>(query: ReturnType<typeof listQuery<Item>>): List<Item> {
  const {
    data,
    error,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    isPlaceholderData,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const items = useMemo(() => itemsOf(data), [data]);
  const loadNext = () => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  };
  const status = data ? 'loaded' : error ? 'failed' : 'loading';
  return {
    items,
    total: totalOf(data),
    status,
    error,
    isOutdated: isPlaceholderData,
    isFetching,
    hasNext: hasNextPage,
    next: data?.pages.at(-1)?.next ?? null,
    isLoadingNext: isFetchingNextPage,
    hasNextFailed: isFetchNextPageError,
    loadNext,
    retry: () => void refetch(),
  };
}

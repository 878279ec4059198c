import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemsOf, totalOf, type listQuery } from '#web/lib/lists.ts';

/** A list as a page shows it. */
export type List<Item> = {
  /** What is loaded so far; the same array until more is loaded. */
  items: Item[];
  /** How many there are in all. */
  total: number;
  status: 'loading' | 'failed' | 'loaded';
  /** Why the list, or what follows in it, could not be loaded. */
  error: Error | null;
  /** Whether these are still the rows of the search before. */
  isOutdated: boolean;
  isFetching: boolean;
  hasNext: boolean;
  /** The address of what follows. */
  next: string | null;
  isLoadingNext: boolean;
  /** Whether it is only what follows that could not be loaded. */
  hasNextFailed: boolean;
  /** Loads what follows; does nothing while that, or anything else of this list, is on its way. */
  loadNext: () => void;
  /** Asks anew for a list that could not be loaded. */
  retry: () => void;
};

/** Reads a list part by part. When another search begins, the rows of the one before stay until it is answered. */
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

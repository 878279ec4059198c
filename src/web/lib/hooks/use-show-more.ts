import { useEffect, useState } from 'react';
import { paging } from '#shared/primitives/limits.ts';
import { useFocusOnNew } from '#web/lib/hooks/use-focus-on-new.ts';
import type { List } from '#web/lib/hooks/use-list.ts';

/** Shown counts by list name, kept for the visit so that Back shows the same items. */
const shownCounts = new Map<string, number>();

type Source = Pick<List<unknown>, 'hasNext' | 'error' | 'loadNext'>;

/**
 * Shows the first items of a list and more at each request. One more step is always preloaded, and the focus moves to
 * the first new item.
 */
export function useShowMore<Item>(name: string, items: Item[], { hasNext, error, loadNext }: Source) {
  const [count, setCount] = useState(() => shownCounts.get(name) ?? paging.first);
  const { listRef, focusOnNew } = useFocusOnNew<HTMLUListElement>();
  const shown = items.slice(0, count);

  useEffect(() => {
    if (hasNext && !error && items.length < count + paging.more) loadNext();
  });

  const showMore = () => {
    const more = count + paging.more;
    shownCounts.set(name, more);
    setCount(more);
    focusOnNew(shown.length);
    // Retry a failed preload.
    if (error) loadNext();
  };
  return { shown, hasMore: items.length > count || hasNext, showMore, listRef };
}

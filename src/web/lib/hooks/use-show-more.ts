import { useEffect, useState } from 'react';
import { paging } from '#shared/limits.ts';
import { useFocusOnNew } from '#web/lib/hooks/use-focus-on-new.ts';
import type { List } from '#web/lib/hooks/use-list.ts';

/** How many of each list are shown, for the rest of the visit: whoever comes back finds what they left. */
const shownCounts = new Map<string, number>();

type Source = Pick<List<unknown>, 'hasNext' | 'error' | 'loadNext'>;

/**
 * The first few of a list, and a few more at each request. One step more than is shown is always loaded ahead, so
 * that nobody waits. The keyboard goes on at the first of the new ones.
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
    // What could not be loaded ahead is asked for again.
    if (error) loadNext();
  };
  return { shown, hasMore: items.length > count || hasNext, showMore, listRef };
}

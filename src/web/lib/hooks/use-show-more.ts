import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paging } from '#shared/limits.ts';

/** How many of each list are shown, for the rest of the visit: whoever comes back finds what they left. */
const shownCounts = new Map<string, number>();

/** The first few of a list, and a few more at each request. The keyboard goes on at the first of the new ones. */
export function useShowMore<Item>(name: string, items: Item[]) {
  const [count, setCount] = useState(() => shownCounts.get(name) ?? paging.first);
  const listRef = useRef<HTMLUListElement>(null);

  const showMore = () => {
    const more = count + paging.more;
    shownCounts.set(name, more);
    flushSync(() => setCount(more));
    const firstNew = listRef.current?.children[count];
    firstNew?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  };

  return { shown: items.slice(0, count), hasMore: items.length > count, showMore, listRef };
}

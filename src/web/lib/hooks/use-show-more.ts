import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paging } from '#shared/limits.ts';

/** The first few of a list, and a few more at each request. The keyboard goes on at the first of the new ones. */
export function useShowMore<Item>(items: Item[]) {
  const [count, setCount] = useState<number>(paging.first);
  const listRef = useRef<HTMLUListElement>(null);

  const showMore = () => {
    flushSync(() => setCount(count + paging.more));
    const firstNew = listRef.current?.children[count];
    firstNew?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  };

  return { shown: items.slice(0, count), hasMore: items.length > count, showMore, listRef };
}

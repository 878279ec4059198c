import { startTransition, useEffect, useState } from 'react';

/** What the HTML carries of a long list: more than any screen shows. */
const FIRST = 100;
const STEP = 150;

/** A long list piece by piece, in the browser's idle moments, so that thousands of rows never hold up the page. */
export function useGradual<Item>(items: Item[]): Item[] {
  const [count, setCount] = useState(FIRST);
  const hasMore = count < items.length;

  useEffect(() => {
    if (!hasMore) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)), 50);
    return () => clearTimeout(timer);
  }, [count, hasMore]);

  return hasMore ? items.slice(0, count) : items;
}

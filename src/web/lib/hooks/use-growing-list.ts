import { useState } from 'react';

/** More rows than anybody sees at once, and few enough that a page of thousands arrives and searches quickly. */
const ROWS_AT_A_TIME = 150;
const AHEAD_PX = 2_000;

/** The beginning of a long list, which grows as the visitor comes near the end of what is shown. */
export function useGrowingList<Item>(items: Item[]) {
  const [count, setCount] = useState(ROWS_AT_A_TIME);

  // Observed anew at each render: an end that is still near after a step would not be reported again.
  const watchEnd = (end: HTMLElement | null) => {
    if (!end) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setCount(count + ROWS_AT_A_TIME);
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  };

  return { shown: items.slice(0, count), rest: items.slice(count), watchEnd };
}

import type { List } from '#web/lib/hooks/use-list.ts';

const AHEAD_PX = 2_000;

/** A ref for the end of a list that loads the next page as the visitor scrolls near. Failed loads are not retried. */
export function useLoadNear(
  { hasNext, error, loadNext }: Pick<List<unknown>, 'hasNext' | 'error' | 'loadNext'>,
  aheadPx = AHEAD_PX,
) {
  // Observed again at each render: an end that is still near after a load is not reported twice.
  return (end: HTMLElement | null) => {
    if (!end || !hasNext || error) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) loadNext();
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  };
}

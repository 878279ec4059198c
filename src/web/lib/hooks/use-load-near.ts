import type { List } from '#web/lib/hooks/use-list.ts';

const AHEAD_PX = 2_000;

/** For the end of a list: loads what follows as the visitor comes near. What failed waits to be asked for by hand. */
export function useLoadNear(
  { hasNext, error, loadNext }: Pick<List<unknown>, 'hasNext' | 'error' | 'loadNext'>,
  aheadPx = AHEAD_PX,
) {
  // Observed anew at each render: an end that is still near after a step would not be reported again.
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

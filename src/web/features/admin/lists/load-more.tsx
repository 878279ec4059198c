import { useEffect, useRef } from 'react';
import type { List } from '#web/features/admin/lists/use-list.ts';
import { Button } from '#web/ui/button.tsx';

/** So far ahead of the list's end the next part is asked for. */
const AHEAD_PX = 800;

type Props = { list: List; growsOnScroll?: boolean };

/** The end of what is loaded, while there is more. */
export function LoadMore({ list, growsOnScroll }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoadingMore, isChanging, couldNotLoadMore, loadMore, items } = list;
  const isReady = growsOnScroll && hasMore && !isLoadingMore && !isChanging && !couldNotLoadMore;

  // Observed anew after each part: an end that is still near would not be reported again.
  useEffect(() => {
    if (!isReady || !end.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && void loadMore(), {
      rootMargin: `${AHEAD_PX}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  });

  // Asked for by the button: the keyboard goes on with the first of the new rows.
  const awaited = useRef<{ rows: Element; place: number } | null>(null);
  useEffect(() => {
    if (!awaited.current || items.length <= awaited.current.place) return;
    const { rows, place } = awaited.current;
    const first = rows.querySelectorAll('tbody > tr, ul > li')[place];
    first?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    awaited.current = null;
  }, [items.length]);

  if (!hasMore) return null;
  return (
    <div ref={end} className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      {couldNotLoadMore && (
        <p role="alert" className="text-danger-ink">
          The rest could not be loaded.
        </p>
      )}
      <Button
        variant="outline"
        disabled={isLoadingMore || isChanging}
        onClick={() => {
          const rows = end.current?.previousElementSibling;
          if (rows) awaited.current = { rows, place: items.length };
          void loadMore();
        }}
      >
        {isLoadingMore ? 'Loading...' : 'Load More'}
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { AdminList } from '#web/features/admin/lists/use-admin-list.ts';
import { useLoadNear } from '#web/lib/hooks/use-load-near.ts';
import { Button } from '#web/ui/button.tsx';

/** So far ahead of the list's end the next part is asked for. */
const AHEAD_PX = 800;

type Props = { list: AdminList; growsOnScroll?: boolean };

/** The end of what is loaded, while there is more. */
export function LoadMore({ list, growsOnScroll = false }: Props) {
  const { hasNext, isLoadingNext, isOutdated, hasNextFailed, loadNext, error, items } = list;
  const watchEnd = useLoadNear(
    { hasNext: growsOnScroll && hasNext && !isLoadingNext && !isOutdated, error, loadNext },
    AHEAD_PX,
  );

  // Asked for by the button: the keyboard goes on with the first of the new rows.
  const awaited = useRef<{ rows: Element; place: number } | null>(null);
  useEffect(() => {
    if (!awaited.current || items.length <= awaited.current.place) return;
    const { rows, place } = awaited.current;
    const first = rows.querySelectorAll('tbody > tr, ul > li, ol > li')[place];
    first?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    awaited.current = null;
  }, [items.length]);

  if (!hasNext) return null;
  return (
    <div ref={watchEnd} className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      {hasNextFailed && (
        <p role="alert" className="text-danger-ink">
          The rest could not be loaded. Please try again.
        </p>
      )}
      <Button
        variant="outline"
        disabled={isLoadingNext || isOutdated}
        onClick={({ currentTarget }) => {
          const rows = currentTarget.parentElement?.previousElementSibling;
          if (rows) awaited.current = { rows, place: items.length };
          loadNext();
        }}
      >
        {isLoadingNext ? 'Loading...' : 'Load More'}
      </Button>
    </div>
  );
}

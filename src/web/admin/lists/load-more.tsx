import { useEffect, useRef } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import type { List } from '#web/lib/hooks/use-list.ts';
import { useLoadNear } from '#web/lib/hooks/use-load-near.ts';
import { Button } from '#web/ui/button.tsx';

/** How far before the list's end the next page is requested. */
const AHEAD_PX = 800;

type Props = { list: Omit<List<never>, 'items'> & { items: readonly unknown[] }; growsOnScroll?: boolean };

export function LoadMore({ list, growsOnScroll = false }: Props) {
  const { hasNext, isLoadingNext, isOutdated, hasNextFailed, loadNext, error, items } = list;
  const watchEnd = useLoadNear(
    { hasNext: growsOnScroll && hasNext && !isLoadingNext && !isOutdated, error, loadNext },
    AHEAD_PX,
  );

  // After the button was pressed, the focus goes to the first new row.
  const awaited = useRef<{ rows: Element; index: number } | null>(null);
  useEffect(() => {
    if (!awaited.current || items.length <= awaited.current.index) return;
    const { rows, index } = awaited.current;
    const first = rows.querySelectorAll('tbody > tr, ul > li, ol > li')[index];
    first?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    awaited.current = null;
  }, [items.length]);

  if (!hasNext) return null;
  return (
    <div ref={watchEnd} className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      {hasNextFailed && (
        <p role="alert" className="text-danger-ink">
          {ownerText().lists.restFailed}
        </p>
      )}
      <Button
        variant="outline"
        disabled={isLoadingNext || isOutdated}
        onClick={({ currentTarget }) => {
          const rows = currentTarget.parentElement?.previousElementSibling;
          if (rows) awaited.current = { rows, index: items.length };
          loadNext();
        }}
      >
        {isLoadingNext ? ownerText().lists.loading : text().site.loadMore}
      </Button>
    </div>
  );
}

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListView } from '#web/features/admin/lib/use-list-view.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly { label: string }[];
  view: ListView;
  children: ReactNode;
};

/** A table with headings that sort. Where it is a ledger (styles/ledger.css), ListTools sorts instead. */
export function SortableTable({ caption, columns, view, children }: Props) {
  return (
    <table className="ledger-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label }) =>
            view.sorts.includes(label) ? (
              <SortableHeading key={label} label={label} view={view} />
            ) : (
              <th key={label} scope="col">
                <span className="sr-only">{label}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function SortableHeading({ label, view }: { label: string; view: ListView }) {
  const isSorted = view.order.by === label;
  const Arrow = !isSorted ? ArrowUpDown : view.order.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? view.order.direction : undefined}>
      <span className="hidden ledger:inline">{label}</span>
      <button
        type="button"
        className={cn(
          'touch-target inline-flex items-center gap-1 rounded-xs transition-colors hover:text-ink ledger:hidden',
          isSorted && 'text-ink',
        )}
        onClick={() => (isSorted ? view.reverse() : view.sortBy(label))}
      >
        {label}
        <Arrow aria-hidden="true" className={cn('size-3.5', !isSorted && 'opacity-45')} />
      </button>
    </th>
  );
}

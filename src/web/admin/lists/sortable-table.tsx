import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminList } from '#web/admin/lists/use-admin-list.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  /** For screen readers. */
  caption: string;
  list: AdminList;
  /** A heading before the sortable ones. */
  firstHeading?: ReactNode;
  children: ReactNode;
};

/** A table with headings that sort. On narrow screens (styles/list-table.css) ListTools sorts instead. */
export function SortableTable({ caption, list, firstHeading, children }: Props) {
  return (
    <table className="ledger-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {firstHeading}
          {list.columns.map(({ label, sort }) =>
            sort ? (
              <SortableHeading key={label} label={label} sort={sort} list={list} />
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

function SortableHeading({ label, sort, list }: { label: string; sort: string; list: AdminList }) {
  const isSorted = list.order.by === sort;
  const { isAscending } = list.order;
  const Arrow = !isSorted ? ArrowUpDown : isAscending ? ArrowUp : ArrowDown;
  const direction = isAscending ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <span className="hidden ledger:inline">{label}</span>
      <button
        type="button"
        className={cn(
          'touch-target inline-flex items-center gap-1 rounded-xs transition-colors hover:text-ink ledger:hidden',
          isSorted && 'text-ink',
        )}
        onClick={() => (isSorted ? list.reverse() : list.sortBy(sort))}
      >
        {label}
        <Arrow aria-hidden="true" className={cn('size-3.5', !isSorted && 'opacity-45')} />
      </button>
    </th>
  );
}

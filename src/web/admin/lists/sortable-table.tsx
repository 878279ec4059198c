import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { openByTap } from '#web/admin/lists/open-by-tap.ts';
import type { AdminList } from '#web/admin/lists/use-admin-list.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  /** For screen readers. */
  caption: string;
  list: AdminList;
  /** A heading before the sortable ones. */
  firstHeading?: ReactNode;
  /** In the first heading, beside its name. */
  selectAll?: ReactNode;
  children: ReactNode;
};

/** A table with headings that sort. On narrow screens (styles/list-table.css) ListTools sorts instead. */
export function SortableTable({ caption, list, firstHeading, selectAll, children }: Props) {
  return (
    <table className="ledger-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {firstHeading}
          {list.columns.map(({ label, sort }, index) =>
            sort ? (
              <SortableHeading key={label} label={label} sort={sort} list={list}>
                {index === 0 && selectAll}
              </SortableHeading>
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

type RowProps = { isSelected?: boolean; onOpen: () => void; className?: string; children: ReactNode };

/** Opens by a tap anywhere in it. */
export function TableRow({ isSelected, onOpen, className, children }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards use the buttons
    <tr onClick={openByTap(onOpen)} className={cn('cursor-pointer', isSelected && 'bg-sunk!', className)}>
      {children}
    </tr>
  );
}

type HeadingProps = { label: string; sort: string; list: AdminList; children: ReactNode };

function SortableHeading({ label, sort, list, children }: HeadingProps) {
  const isSorted = list.order.by === sort;
  const { isAscending } = list.order;
  const Arrow = !isSorted ? ArrowUpDown : isAscending ? ArrowUp : ArrowDown;
  const direction = isAscending ? 'ascending' : 'descending';
  return (
    // Named by its label alone, as it is read out for every cell below.
    <th scope="col" aria-label={label} aria-sort={isSorted ? direction : undefined}>
      <span className="ledger:hidden">{children}</span>
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

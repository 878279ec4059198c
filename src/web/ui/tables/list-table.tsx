/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- decision 38: older Safari drops the table from the accessibility tree when its parts are grids */
import type { ComponentProps, ReactNode, Ref } from 'react';
import { cn } from '#web/ui/cn.ts';

type Props = {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly string[];
  /** Lays out the cells: the same for the headings and for every row. */
  rowClass: string;
  rowsRef?: Ref<HTMLTableSectionElement>;
  children: ReactNode;
};

/** A table of any length. Its rows are grids: a browser may skip drawing those out of sight, table rows never. */
export function ListTable({ caption, columns, rowClass, rowsRef, children }: Props) {
  return (
    <table role="table" className="block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="block max-lg:sr-only">
        <tr
          role="row"
          className={cn('border-b border-line pb-2.5 text-xs font-semibold text-soft', rowClass)}
        >
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="text-start font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={rowsRef} role="rowgroup" className="block">
        {children}
      </tbody>
    </table>
  );
}

export function ListRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr role="row" className={cn('list-row border-b border-line py-4 lg:py-3', className)} {...rest} />;
}

export function ListCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td role="cell" className={cn('min-w-0', className)} {...rest} />;
}

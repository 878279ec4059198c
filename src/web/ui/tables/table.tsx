import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

type Props = {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly string[];
  children: ReactNode;
  className?: string;
};

/** Rows on wide screens; on phones styles/table.css turns each row into a card of labelled lines. */
export function Table({ caption, columns, children, className }: Props) {
  return (
    <table className={cn('card-table', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type CellProps = ComponentProps<'td'> & {
  /** The column's name again, shown beside the value on phones. Leave it out for titles and actions. */
  label?: string;
};

export function TableCell({ label, ...rest }: CellProps) {
  return <td data-label={label} {...rest} />;
}

import type { ComponentProps } from 'react';

type Props = ComponentProps<'td'> & {
  /** The column name, shown beside the value on phones. Omitted for titles and actions. */
  label?: string;
};

/** On narrow screens styles/table.css shows each row as a card of labelled lines. */
export function TableCell({ label, ...rest }: Props) {
  return <td data-label={label} {...rest} />;
}

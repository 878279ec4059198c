import type { ComponentProps } from 'react';

type Props = ComponentProps<'td'> & {
  /** The column's name again, shown beside the value on phones. Leave it out for titles and actions. */
  label?: string;
};

/** A cell of a ledger (styles/ledger.css), which turns each row into a card of labelled lines where it is narrow. */
export function TableCell({ label, ...rest }: Props) {
  return <td data-label={label} {...rest} />;
}

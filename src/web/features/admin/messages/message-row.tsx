import { Eye } from 'lucide-react';
import { dateAndTime } from '#shared/format.ts';
import type { Message } from '#shared/messages.ts';
import { ActionButton, DeleteButton } from '#web/features/admin/lists/row-buttons.tsx';
import { SelectBox } from '#web/features/admin/messages/selection-bar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

type Props = { message: Message; isSelected: boolean; onSelect: () => void; onOpen: () => void };

/** A message in the list; one not read yet stands out in weight and colour. */
export function MessageRow({ message, isSelected, onSelect, onOpen }: Props) {
  const isNew = !message.read;
  const subject = `message from ${message.name}: ${message.subject}`;
  return (
    <tr
      className={cn(
        // The keyboard never rests under the bar that floats over the list's foot.
        'ledger:px-3 [&_:is(button,input)]:scroll-mb-32',
        isNew && 'bg-accent/6 font-semibold ledger:shadow-[inset_3px_0_var(--accent)]',
        isSelected && 'bg-sunk!',
      )}
    >
      <TableCell
        className={cn(
          'w-px py-0! pr-0! ledger:w-10',
          isNew && 'shadow-[inset_3px_0_var(--accent)] ledger:shadow-none',
        )}
      >
        <SelectBox label={`Select ${subject}`} checked={isSelected} onChange={onSelect} />
      </TableCell>
      <TableCell className="wrap-anywhere ledger:-order-1 ledger:min-h-11 ledger:w-[calc(100%-var(--actions)-2.5rem)] ledger:content-center">
        {message.name}
      </TableCell>
      <TableCell label="Subject" className="wrap-anywhere ledger:w-full">
        <span className="line-clamp-2">{message.subject}</span>
      </TableCell>
      <TableCell label="Date" className="whitespace-nowrap ledger:w-auto ledger:pe-5">
        {dateAndTime(message.createdAt)}
      </TableCell>
      <TableCell label="Status">
        <Badge variant={isNew ? 'accent' : 'neutral'}>{isNew ? 'New' : 'Read'}</Badge>
      </TableCell>
      <TableCell>
        <ActionButton action="View" subject={subject} onClick={onOpen}>
          <Eye aria-hidden="true" />
        </ActionButton>
        <DeleteButton kind="message" id={message.id} subject={subject} />
      </TableCell>
    </tr>
  );
}

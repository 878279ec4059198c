import { Eye } from 'lucide-react';
import { shortDate } from '#shared/format.ts';
import type { Message } from '#shared/messages.ts';
import { ActionButton } from '#web/features/admin/lib/action-button.tsx';
import { DeleteButton } from '#web/features/admin/lib/delete-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

/** A message in the list; one not read yet stands out in weight and colour. */
export function MessageRow({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const isNew = !message.read;
  return (
    <tr
      className={cn(
        'ledger:px-3',
        isNew && 'bg-accent/6 font-semibold ledger:shadow-[inset_3px_0_var(--accent)]',
      )}
    >
      <TableCell
        className={cn('wrap-anywhere', isNew && 'shadow-[inset_3px_0_var(--accent)] ledger:shadow-none')}
      >
        {message.name}
      </TableCell>
      <TableCell label="Subject" className="wrap-anywhere ledger:w-full">
        <span className="line-clamp-2">{message.subject}</span>
      </TableCell>
      <TableCell label="Date" className="whitespace-nowrap ledger:w-auto ledger:pe-5">
        {shortDate(message.createdAt)}
      </TableCell>
      <TableCell label="Status">
        <Badge variant={isNew ? 'accent' : 'neutral'}>{isNew ? 'New' : 'Read'}</Badge>
      </TableCell>
      <TableCell>
        <ActionButton
          action="View"
          subject={`message from ${message.name}: ${message.subject}`}
          onClick={onOpen}
        >
          <Eye aria-hidden="true" />
        </ActionButton>
        <DeleteButton
          kind="message"
          id={message.id}
          subject={`message from ${message.name}: ${message.subject}`}
        />
      </TableCell>
    </tr>
  );
}

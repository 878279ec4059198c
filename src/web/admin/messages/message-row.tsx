import { Eye } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import { useDeleteAction } from '#web/admin/lists/item-actions.tsx';
import type { RowAction } from '#web/admin/lists/row-action.ts';
import { RowActions } from '#web/admin/lists/row-actions.tsx';
import { SelectRowBox } from '#web/admin/lists/select-boxes.tsx';
import { TableRow } from '#web/admin/lists/sortable-table.tsx';
import type { Selection } from '#web/admin/lists/use-selection.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

type Props = { message: Message; selection: Selection; onOpen: () => void };

/** More than fits in a line, which is cut by CSS. */
const EXCERPT_CHARACTERS = 160;

/** Opens by a tap anywhere in the row. */
export function MessageRow({ message, selection, onOpen }: Props) {
  const isNew = !message.read;
  const texts = ownerText().messages.row;

  const isSelected = selection.isSelected(message);
  const view: RowAction = {
    label: texts.viewMessage(message),
    hint: texts.view,
    Icon: Eye,
    opensRow: true,
    onSelect: onOpen,
  };
  const remove = useDeleteAction('message', message.id, texts.delete(message));

  return (
    <TableRow
      isSelected={isSelected}
      onOpen={onOpen}
      className={cn(
        'ledger:grid! ledger:grid-cols-[2.5rem_1fr_auto_2.75rem] ledger:gap-y-0! ledger:px-3 ledger:py-1.5!',
        isNew &&
          'bg-accent/6 font-semibold ledger:shadow-[inset_3px_0_var(--accent)] ledger:rtl:shadow-[inset_-3px_0_var(--accent)]',
      )}
    >
      <TableCell
        className={cn(
          'w-px py-0! pe-0! ledger:row-span-2 ledger:w-auto!',
          isNew &&
            'shadow-[inset_3px_0_var(--accent)] rtl:shadow-[inset_-3px_0_var(--accent)] ledger:shadow-none!',
        )}
      >
        <SelectRowBox label={texts.select(message)} item={message} selection={selection} />
      </TableCell>
      <TableCell className="wrap-anywhere ledger:col-start-2 ledger:truncate">
        <bdi>{message.name}</bdi>
      </TableCell>
      <TableCell className="wrap-anywhere ledger:col-span-2 ledger:col-start-2 ledger:row-start-2">
        <p dir="auto" className="line-clamp-2 text-as-parent ledger:line-clamp-1">
          {message.subject}
        </p>
        <p dir="auto" className="line-clamp-1 text-as-parent text-sm font-normal text-soft ledger:hidden">
          {message.message.slice(0, EXCERPT_CHARACTERS)}
        </p>
      </TableCell>
      <TableCell className="lg:whitespace-nowrap ledger:col-start-3 ledger:row-start-1 ledger:content-center ledger:text-xs ledger:font-normal ledger:whitespace-nowrap ledger:text-soft">
        {shortDate(message.createdAt)}
      </TableCell>
      <TableCell className="ledger:sr-only">
        <Badge variant={isNew ? 'accent' : 'neutral'}>{isNew ? texts.new : texts.read}</Badge>
      </TableCell>
      <TableCell className="ledger:col-start-4 ledger:row-span-2 ledger:row-start-1 ledger:w-auto!">
        <RowActions label={texts.actions(message)} actions={[view, remove]} />
      </TableCell>
    </TableRow>
  );
}

import { Eye } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import { ActionButton, DeleteButton } from '#web/admin/lists/row-buttons.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { SelectBox } from '#web/ui/fields/select-box.tsx';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

type Props = { message: Message; isSelected: boolean; onSelect: () => void; onOpen: () => void };

/** More than fits in a line, which is cut by CSS. */
const EXCERPT_CHARACTERS = 160;

/** Opens by a tap anywhere in the row. */
export function MessageRow({ message, isSelected, onSelect, onOpen }: Props) {
  const isNew = !message.read;
  const texts = ownerText().messages.row;

  const openByTap = (event: MouseEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('button, input, label');
    if (isControl || getSelection()?.type === 'Range') return;
    // The dialog returns the focus to this button.
    event.currentTarget.querySelector<HTMLElement>('[data-view]')?.focus({ preventScroll: true });
    onOpen();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards use the View button
    <tr
      onClick={openByTap}
      className={cn(
        'cursor-pointer ledger:grid! ledger:grid-cols-[2.5rem_1fr_auto_2.75rem] ledger:gap-y-0! ledger:px-3 ledger:py-2.5!',
        // The selection bar must not cover the focused control.
        '[&_:is(button,input)]:scroll-mb-32',
        isNew &&
          'bg-accent/6 font-semibold ledger:shadow-[inset_3px_0_var(--accent)] ledger:rtl:shadow-[inset_-3px_0_var(--accent)]',
        isSelected && 'bg-sunk!',
      )}
    >
      <TableCell
        className={cn(
          'w-px py-0! pe-0! ledger:row-span-3 ledger:w-auto!',
          isNew &&
            'shadow-[inset_3px_0_var(--accent)] rtl:shadow-[inset_-3px_0_var(--accent)] ledger:shadow-none!',
        )}
      >
        <SelectBox label={texts.select(message)} checked={isSelected} onChange={onSelect} />
      </TableCell>
      <TableCell className="wrap-anywhere ledger:col-start-2 ledger:truncate">
        <bdi>{message.name}</bdi>
      </TableCell>
      <TableCell className="wrap-anywhere ledger:col-span-2 ledger:col-start-2 ledger:row-start-2">
        <p dir="auto" className="line-clamp-2 text-as-parent ledger:line-clamp-1">
          {message.subject}
        </p>
        <p dir="auto" className="line-clamp-1 text-as-parent text-sm font-normal text-soft">
          {message.message.slice(0, EXCERPT_CHARACTERS)}
        </p>
      </TableCell>
      <TableCell className="lg:whitespace-nowrap ledger:col-span-2 ledger:col-start-3 ledger:row-start-1 ledger:content-center ledger:text-xs ledger:font-normal ledger:whitespace-nowrap ledger:text-soft">
        {shortDate(message.createdAt)}
      </TableCell>
      <TableCell className="ledger:sr-only">
        <Badge variant={isNew ? 'accent' : 'neutral'}>{isNew ? texts.new : texts.read}</Badge>
      </TableCell>
      <TableCell className="ledger:col-start-4 ledger:row-start-2 ledger:w-auto!">
        <ActionButton
          label={texts.viewMessage(message)}
          hint={texts.view}
          data-view=""
          className="ledger:sr-only"
          onClick={onOpen}
        >
          <Eye aria-hidden="true" />
        </ActionButton>
        <DeleteButton kind="message" id={message.id} label={texts.delete(message)} />
      </TableCell>
    </tr>
  );
}

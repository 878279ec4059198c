import type { ComponentProps, ReactNode } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { ItemActions } from '#web/admin/lists/item-actions.tsx';
import { RowTitle } from '#web/admin/lists/row-cells.tsx';
import { SelectRowBox } from '#web/admin/lists/select-boxes.tsx';
import { TableRow } from '#web/admin/lists/sortable-table.tsx';
import type { Selection } from '#web/admin/lists/use-selection.ts';
import { TableCell } from '#web/ui/tables/table-cell.tsx';

export type RowProps<Item> = { item: Item; isOpening: boolean; selection: Selection; onEdit: () => void };

type Props = ComponentProps<typeof ItemActions> &
  ComponentProps<typeof RowTitle> & {
    selection: Selection;
    /** In place of the title. */
    name?: string;
    /** The cells between the title and the actions. */
    children: ReactNode;
  };

/** A row of a library: its box, its title, its cells and its actions. */
export function LibraryRow({ selection, name, picture, note, status, facts, children, ...actions }: Props) {
  const { item, onEdit } = actions;
  const title = name ?? item.title;
  return (
    <TableRow isSelected={selection.isSelected(item)} onOpen={onEdit}>
      <TableCell>
        <div className="flex min-w-0 items-center">
          <SelectRowBox label={ownerText().lists.select(item)} item={item} selection={selection} />
          <RowTitle item={{ ...item, title }} picture={picture} note={note} status={status} facts={facts} />
        </div>
      </TableCell>
      {children}
      <TableCell>
        <ItemActions {...actions} />
      </TableCell>
    </TableRow>
  );
}

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useEditedItem, type EditDialogProps } from '#web/admin/edit/use-edited-item.ts';
import type { Items } from '#web/admin/kinds.ts';
import type { RowProps } from '#web/admin/library/library-row.tsx';
import type { BatchKind } from '#web/admin/lists/change-many.ts';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { SelectAllBox, SelectAllLine } from '#web/admin/lists/select-boxes.tsx';
import { LibrarySelectionBar } from '#web/admin/lists/selection-bar.tsx';
import { SortableTable } from '#web/admin/lists/sortable-table.tsx';
import type { useAdminList } from '#web/admin/lists/use-admin-list.ts';
import { useSelection, type Selection } from '#web/admin/lists/use-selection.ts';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

type FrameProps = ComponentProps<typeof ListFrame>;

type Props<K extends BatchKind> = Pick<FrameProps, 'upload' | 'isWide'> & {
  kind: K;
  list: ReturnType<typeof useAdminList<K>>;
  texts: { library: string; list: FrameProps['texts'] };
  /** Beside the title. */
  actions?: ReactNode;
  Row: ComponentType<RowProps<Items[K]>>;
  /** For the selected rows, besides those of every library. */
  SelectionActions?: ComponentType<{ selection: Selection<Items[K]>; sort: string }>;
  EditDialog: ComponentType<EditDialogProps<K>>;
};

/** The card of a library: its rows, which can be edited one by one, and changed and deleted several at a time. */
export function LibraryTable<K extends BatchKind>(props: Props<K>) {
  const { kind, list, texts, actions, Row, SelectionActions, EditDialog, ...frame } = props;
  const { edited, opening, edit, close } = useEditedItem(kind);
  const selection = useSelection(list);
  return (
    <Card title={texts.library} actions={actions}>
      <ListFrame list={list} texts={texts.list} selection={selection} {...frame}>
        <SelectAllLine selection={selection} className="hidden ledger:block" />
        <SortableTable caption={texts.library} list={list} selectAll={<SelectAllBox selection={selection} />}>
          {list.items.map((item) => (
            <Row
              key={item.id}
              item={item}
              isOpening={opening?.id === item.id}
              selection={selection}
              onEdit={() => edit(item)}
            />
          ))}
        </SortableTable>
        <LibrarySelectionBar kind={kind} selection={selection}>
          {SelectionActions && <SelectionActions selection={selection} sort={list.sort} />}
        </LibrarySelectionBar>
      </ListFrame>
      {edited && (
        <LazyDialog onClose={close}>
          <EditDialog item={edited} onClose={close} />
        </LazyDialog>
      )}
    </Card>
  );
}

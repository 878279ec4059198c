import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { ownerText } from '#shared/language/text.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import { listPaths } from '#web/admin/kinds.ts';
import { useItemToOpen } from '#web/admin/navigation.tsx';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { SelectAllBox, SelectAllLine } from '#web/admin/lists/select-boxes.tsx';
import { leaveBar, SelectionBar } from '#web/admin/lists/selection-bar.tsx';
import { SortableTable } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { useSelection } from '#web/admin/lists/use-selection.ts';
import { MessageDialog } from '#web/admin/messages/message-dialog.tsx';
import { MessageRow } from '#web/admin/messages/message-row.tsx';
import { useDeleteMessages } from '#web/admin/messages/use-delete-messages.ts';
import { useMarkRead } from '#web/admin/messages/use-mark-read.ts';
import { itemsOf, type LoadedList } from '#web/lib/api/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { countText } from '#web/ui/lists/count-text.ts';

function columns(): Column<'message'>[] {
  const labels = ownerText().messages.columns;
  return [
    { label: labels.from, sort: 'name' },
    { label: labels.subject, sort: 'subject' },
    { label: labels.date, sort: 'createdAt', largestFirst: true },
    { label: labels.status, sort: 'read' },
    { label: labels.actions },
  ];
}

export default function Inbox() {
  const client = useQueryClient();
  const list = useAdminList('message', { columns: columns(), startBy: 'createdAt' });
  const selection = useSelection(list);
  const { deleteMessages, isPending: isDeleting } = useDeleteMessages();
  const [opened, setOpened] = useState<Message | null>(null);
  const { mutate: markRead } = useMarkRead();
  const count = selection.areAll ? list.total : selection.count;
  const shown = selection.areAll ? countText(list) : wholeNumber(count);

  const open = (message: Message) => {
    setOpened(message);
    if (!message.read) markRead(message.id);
  };
  useItemToOpen('message', open);
  const deleteSelected = () =>
    deleteMessages({
      deletion:
        selection.allUpTo === null
          ? { ids: selection.selected.map(({ id }) => id) }
          : { matching: list.q, upTo: selection.allUpTo },
      count,
      shown,
      onDeleted: () => {
        selection.clear();
        leaveBar();
      },
    });
  const canSelectAll = selection.areAllShown && !selection.areAll && !list.isOutdated;
  return (
    <Card title={ownerText().messages.title}>
      <ListFrame list={list} texts={ownerText().messages.list} growsOnScroll selection={selection}>
        <SelectAllLine selection={selection} className="hidden ledger:block" />
        <SortableTable
          caption={ownerText().messages.title}
          list={list}
          firstHeading={
            <th className="py-0! pe-0! ledger:hidden">
              <SelectAllBox selection={selection} />
            </th>
          }
        >
          {list.items.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              selection={selection}
              onOpen={() => open(message)}
            />
          ))}
        </SortableTable>
        {selection.count > 0 && (
          <SelectionBar
            label={ownerText().messages.selection.title}
            count={ownerText().lists.selected.message({ count, shown })}
            selectAll={
              canSelectAll && (
                <Button
                  variant="quiet"
                  size="small"
                  className="ledger:order-last ledger:grow"
                  onClick={() => selection.selectAll(newestLoaded(client))}
                >
                  {ownerText().messages.selection.all({ count: list.total, shown: countText(list) })}
                </Button>
              )
            }
            onClear={selection.clear}
          >
            <Button variant="danger" size="small" disabled={isDeleting} onClick={deleteSelected}>
              <Trash2 aria-hidden="true" />
              {isDeleting ? ownerText().messages.deleting : ownerText().lists.delete}
            </Button>
          </SelectionBar>
        )}
      </ListFrame>
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

/** The newest message in any loaded list. */
function newestLoaded(client: QueryClient): number {
  const lists = client.getQueriesData<LoadedList<Message>>({ queryKey: [listPaths.message] });
  return Math.max(...lists.flatMap(([, list]) => itemsOf(list).map(({ id }) => id)));
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#shared/site/messages.schema.ts';
import { listPaths } from '#web/admin/kinds.ts';
import { ListFrame } from '#web/admin/lists/list-frame.tsx';
import { SelectionBar } from '#web/admin/lists/selection-bar.tsx';
import { SortableTable } from '#web/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/admin/lists/use-admin-list.ts';
import { MessageDialog } from '#web/admin/messages/message-dialog.tsx';
import { MessageRow } from '#web/admin/messages/message-row.tsx';
import { useDeleteMessages } from '#web/admin/messages/use-delete-messages.ts';
import { useMarkRead } from '#web/admin/messages/use-mark-read.ts';
import { useMessageSelection } from '#web/admin/messages/use-message-selection.ts';
import { itemsOf, type LoadedList } from '#web/lib/api/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectBox } from '#web/ui/fields/select-box.tsx';
import { countText } from '#web/ui/lists/count-text.ts';

const columns: Column<'message'>[] = [
  { label: 'From', sort: 'name' },
  { label: 'Subject', sort: 'subject' },
  { label: 'Date', sort: 'createdAt', largestFirst: true },
  { label: 'Status', sort: 'read' },
  { label: 'Actions' },
];

const texts = {
  search: 'Search messages',
  loading: 'Loading messages...',
  empty: 'No messages received yet.',
  failure: 'The messages could not be loaded.',
};

export default function Inbox() {
  const client = useQueryClient();
  const list = useAdminList('message', { columns, startBy: 'createdAt' });
  const selection = useMessageSelection(list);
  const { deleteMessages, isPending: isDeleting } = useDeleteMessages();
  const [opened, setOpened] = useState<Message | null>(null);
  const { mutate: markRead } = useMarkRead();
  const selectedText = selection.areAll ? countText(list) : selection.count.toLocaleString('en-US');

  const open = (message: Message) => {
    setOpened(message);
    if (!message.read) markRead(message.id);
  };
  const deleteSelected = () =>
    deleteMessages({
      deletion: selection.deletion(),
      count: selectedText,
      onDeleted: () => {
        selection.clear();
        // The pressed button disappears with the selection.
        document.getElementById('main')?.focus({ preventScroll: true });
      },
    });
  const canSelectAll = selection.areAllShown && !selection.areAll && !list.isOutdated;
  const selectShown = {
    label: 'Select all shown',
    checked: selection.areAllShown,
    isMixed: selection.count > 0 && !selection.areAllShown,
    onChange: selection.toggleShown,
  };

  return (
    <Card title="Contact Messages">
      <ListFrame list={list} texts={texts} growsOnScroll>
        {/* On narrow screens the headings are hidden. */}
        <div className="hidden items-center px-3 text-sm text-soft ledger:flex">
          <SelectBox {...selectShown} isLabelShown />
        </div>
        <SortableTable
          caption="Contact Messages"
          list={list}
          firstHeading={
            <th className="py-0! pr-0! ledger:hidden">
              <SelectBox {...selectShown} />
            </th>
          }
        >
          {list.items.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isSelected={selection.isSelected(message)}
              onSelect={() => selection.toggle(message)}
              onOpen={() => open(message)}
            />
          ))}
        </SortableTable>
        {selection.count > 0 && (
          <SelectionBar
            label="Selected messages"
            count={selectedText}
            selectAll={
              canSelectAll && (
                <Button
                  variant="quiet"
                  size="small"
                  className="ledger:order-last ledger:grow"
                  onClick={() => selection.selectAll(newestLoaded(client))}
                >
                  Select all {countText(list)} messages
                </Button>
              )
            }
            onClear={selection.clear}
          >
            <Button variant="danger" size="small" disabled={isDeleting} onClick={deleteSelected}>
              <Trash2 aria-hidden="true" />
              {isDeleting ? 'Deleting...' : 'Delete'}
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

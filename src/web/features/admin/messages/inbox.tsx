import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '#shared/messages.schema.ts';
import { listPaths } from '#web/features/admin/kinds.ts';
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx';
import { SortableTable } from '#web/features/admin/lists/sortable-table.tsx';
import { useAdminList, type Column } from '#web/features/admin/lists/use-admin-list.ts';
import { MessageDialog } from '#web/features/admin/messages/message-dialog.tsx';
import { MessageRow } from '#web/features/admin/messages/message-row.tsx';
import { SelectBox, SelectionBar } from '#web/features/admin/messages/selection-bar.tsx';
import { useDeleteMessages } from '#web/features/admin/messages/use-delete-messages.ts';
import { useMarkRead } from '#web/features/admin/messages/use-mark-read.ts';
import { useMessageSelection } from '#web/features/admin/messages/use-message-selection.ts';
import { itemsOf, type LoadedList } from '#web/lib/lists.ts';
import { Card } from '#web/ui/card.tsx';
import { countText } from '#web/ui/lists/count-text.ts';

const columns: Column<'message'>[] = [
  { label: 'From', sort: 'name' },
  { label: 'Subject', sort: 'subject' },
  { label: 'Date', sort: 'createdAt', largestFirst: true },
  { label: 'Status', sort: 'read' },
  { label: 'Actions' },
];

const words = {
  search: 'Search messages',
  loading: 'Loading messages...',
  empty: 'No messages received yet.',
  failure: 'The messages could not be loaded.',
};

/** What visitors wrote; asked for anew each time the tab is opened. */
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
        // The button that was pressed goes with what was selected.
        document.getElementById('main')?.focus({ preventScroll: true });
      },
    });
  const selectShown = {
    label: 'Select all shown',
    checked: selection.areAllShown,
    isMixed: selection.count > 0 && !selection.areAllShown,
    onChange: selection.toggleShown,
  };

  return (
    <Card title="Contact Messages">
      <ListFrame list={list} words={words} growsOnScroll>
        {/* Where the rows are cards, the headings are out of sight. */}
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
            count={selectedText}
            all={selection.areAllShown && !selection.areAll && !list.isOutdated ? countText(list) : null}
            isDeleting={isDeleting}
            onSelectAll={() => selection.selectAll(newestLoaded(client))}
            onClear={selection.clear}
            onDelete={deleteSelected}
          />
        )}
      </ListFrame>
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

/** The newest message this tab knows of, in whatever order or search it was loaded. */
function newestLoaded(client: QueryClient): number {
  const lists = client.getQueriesData<LoadedList<Message>>({ queryKey: [listPaths.message] });
  return Math.max(...lists.flatMap(([, list]) => itemsOf(list).map(({ id }) => id)));
}

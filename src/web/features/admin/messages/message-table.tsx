import { useState } from 'react';
import type { Message } from '#shared/messages.ts';
import { ListTools } from '#web/features/admin/lib/list-tools.tsx';
import { NoMatches } from '#web/features/admin/lib/no-matches.tsx';
import type { Column, Order } from '#web/features/admin/lib/sort-rows.ts';
import { SortableTable } from '#web/features/admin/lib/sortable-table.tsx';
import { useListView } from '#web/features/admin/lib/use-list-view.ts';
import { MessageDialog } from '#web/features/admin/messages/message-dialog.tsx';
import { MessageRow } from '#web/features/admin/messages/message-row.tsx';
import { useMarkRead } from '#web/features/admin/messages/use-mark-read.ts';

const columns: Column<Message>[] = [
  { label: 'From', value: (message) => message.name },
  { label: 'Subject', value: (message) => message.subject },
  { label: 'Date', value: (message) => message.createdAt, largestFirst: true },
  { label: 'Status', value: (message) => Number(!message.read), largestFirst: true },
  { label: 'Actions' },
];
const start: Order = { by: 'Date', direction: 'descending' };
const words = (message: Message) => [message.name, message.email, message.subject, message.message];

export function MessageTable({ messages }: { messages: Message[] }) {
  const view = useListView(messages, { columns, start, words });
  const [opened, setOpened] = useState<Message | null>(null);
  const { mutate: markRead } = useMarkRead();

  const open = (message: Message) => {
    setOpened(message);
    if (!message.read) markRead(message.id);
  };
  return (
    <>
      <ListTools view={view} label="Search messages" />
      <SortableTable caption="Contact Messages" columns={columns} view={view}>
        {view.rows.map((message) => (
          <MessageRow key={message.id} message={message} onOpen={() => open(message)} />
        ))}
      </SortableTable>
      <NoMatches view={view} />
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

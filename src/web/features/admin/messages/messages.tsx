import { useQuery } from '@tanstack/react-query';
import { Listing } from '#web/features/admin/lib/listing.tsx';
import { MessageTable } from '#web/features/admin/messages/message-table.tsx';
import { messagesQuery } from '#web/lib/queries.ts';
import { Card } from '#web/ui/card.tsx';

/** What visitors wrote; asked for anew each time the tab is opened. */
export function Messages() {
  const messages = useQuery({ ...messagesQuery, refetchOnMount: 'always' });
  return (
    <Card title="Contact Messages">
      <Listing
        query={messages}
        loading="Loading messages..."
        empty="No messages received yet."
        failure="The messages could not be loaded."
      >
        {(rows) => <MessageTable messages={rows} />}
      </Listing>
    </Card>
  );
}

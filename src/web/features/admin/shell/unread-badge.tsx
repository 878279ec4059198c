import { useQuery } from '@tanstack/react-query';
import { messagesQuery } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';

/** How many messages wait to be read; nothing when there are none. Asked anew each time the dashboard opens. */
export function UnreadBadge() {
  const { data: messages = [] } = useQuery({ ...messagesQuery, refetchOnMount: 'always' });
  const unread = messages.filter((message) => !message.read).length;
  if (unread === 0) return null;
  return (
    <Badge variant="accent">
      {unread}
      <span className="sr-only"> unread</span>
    </Badge>
  );
}

import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { UnreadMessages } from '#shared/messages.schema.ts';
import { Badge } from '#web/ui/badge.tsx';

/** How many messages wait to be read; nothing when there are none. Asked anew each time the dashboard opens. */
export function UnreadBadge() {
  const { data } = useQuery<UnreadMessages>({
    queryKey: [apiPaths.unreadMessages],
    refetchOnMount: 'always',
  });
  if (!data || data.unread === 0) return null;
  return (
    <Badge variant="accent">
      {data.unread}
      <span className="sr-only"> unread</span>
    </Badge>
  );
}

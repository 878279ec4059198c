import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messagesQuery } from '#web/lib/queries.ts';
import { api } from '#web/lib/api.ts';
import { changeRows, refreshLists, rowAddress } from '#web/features/admin/lib/lists.ts';
import { reportFailure } from '#web/features/admin/lib/report-failure.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Marks a message as read at once, and as new again when the server refuses. */
export function useMarkRead() {
  const client = useQueryClient();
  const setRead = (id: number, read: boolean) =>
    changeRows(client, 'message', (rows) => rows.map((row) => (row.id === id ? { ...row, read } : row)));

  return useMutation({
    mutationFn: (id: number) => api('PUT', `${rowAddress('message', id)}/read`),
    onMutate: async (id) => {
      await client.cancelQueries(messagesQuery);
      setRead(id, true);
    },
    onSuccess: () => toast({ title: 'Message marked as read' }),
    onError: async (error, id) => {
      setRead(id, false);
      reportFailure(error, 'Failed to mark message as read. Please try again.');
      await refreshLists(client, 'message');
    },
  });
}

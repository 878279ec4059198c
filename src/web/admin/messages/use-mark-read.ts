import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import { itemAddress, listPaths, refreshKind } from '#web/admin/kinds.ts';
import { overviewQuery } from '#web/admin/overview.queries.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Marks a message as read at once, and as unread again when the server refuses. */
export function useMarkRead() {
  const client = useQueryClient();
  const setRead = (id: number, read: boolean) =>
    changeItems<Message>(client, listPaths.message, (messages) =>
      messages.map((message) => (message.id === id ? { ...message, read } : message)),
    );

  return useMutation({
    mutationFn: (id: number) => api('PUT', `${itemAddress('message', id)}/read`),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: [listPaths.message] });
      setRead(id, true);
    },
    onSuccess: async () => {
      toast({ title: ownerText().messages.markedRead });
      await client.invalidateQueries(overviewQuery);
    },
    onError: async (error, id) => {
      setRead(id, false);
      reportFailure(error, ownerText().messages.markReadFailed);
      await refreshKind(client, 'message');
    },
  });
}

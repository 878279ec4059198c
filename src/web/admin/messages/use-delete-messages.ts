import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { MessageDeletion } from '#shared/site/messages.schema.ts';
import { listPaths, refreshKind } from '#web/admin/kinds.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Request = {
  deletion: MessageDeletion;
  count: number;
  /** The count as text. */
  shown: string;
  onDeleted: () => void;
};

/** Asks, then deletes many messages with few requests. */
export function useDeleteMessages() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ deletion }: Request) => deleteAll(deletion),
    onSuccess: async (_response, { deletion, count, onDeleted }) => {
      const { deleted, deletedText } = ownerText().messages;
      toast({ title: deleted({ count }), description: deletedText({ count }) });
      onDeleted();
      if ('ids' in deletion) {
        const gone = new Set(deletion.ids);
        changeItems<{ id: number }>(client, listPaths.message, (items) =>
          items.filter(({ id }) => !gone.has(id)),
        );
      }
      await refreshKind(client, 'message');
    },
    onError: async (error, { count }) => {
      reportFailure(error, ownerText().messages.deleteFailed({ count }));
      // Some of them may have been deleted.
      await refreshKind(client, 'message');
    },
  });

  return {
    isPending,
    deleteMessages: (request: Request) => {
      if (window.confirm(ownerText().messages.confirmDelete(request))) mutate(request);
    },
  };
}

async function deleteAll(deletion: MessageDeletion): Promise<void> {
  const { ids } = deletion;
  if (!ids) {
    await api('POST', apiPaths.deleteMessages, deletion);
    return;
  }
  const step = maximums.messagesAtOnce;
  for (let from = 0; from < ids.length; from += step) {
    await api('POST', apiPaths.deleteMessages, { ids: ids.slice(from, from + step) });
  }
}

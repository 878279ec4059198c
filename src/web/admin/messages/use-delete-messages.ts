import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { MessageDeletion } from '#shared/site/messages.schema.ts';
import { kindTexts, listPaths, refreshKind } from '#web/admin/kinds.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Request = {
  deletion: MessageDeletion;
  /** How many, as text. */
  count: string;
  onDeleted: () => void;
};

/** Asks, then deletes many messages with few requests. */
export function useDeleteMessages() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ deletion }: Request) => deleteAll(deletion),
    onSuccess: async (_response, { deletion, count, onDeleted }) => {
      toast(
        count === '1'
          ? { title: 'Message deleted', description: 'The message has been successfully deleted.' }
          : { title: 'Messages deleted', description: 'The messages have been successfully deleted.' },
      );
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
      const { word } = kindTexts.message;
      reportFailure(error, `Failed to delete ${count === '1' ? word : `${word}s`}. Please try again.`);
      // Some of them may have been deleted.
      await refreshKind(client, 'message');
    },
  });

  return {
    isPending,
    deleteMessages: (request: Request) => {
      const question = request.count === '1' ? 'this message' : `these ${request.count} messages`;
      if (window.confirm(`Are you sure you want to delete ${question}?`)) mutate(request);
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

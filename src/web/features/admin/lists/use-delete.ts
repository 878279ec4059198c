import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshBin } from '#web/features/admin/bin/bin.queries.ts';
import { binKindOf, restore } from '#web/features/admin/bin/restore.ts';
import { itemAddress, kindWords, listPaths, refreshKind, type Kind } from '#web/features/admin/kinds.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api, ApiError } from '#web/lib/api.ts';
import { changeItems } from '#web/lib/lists.ts';
import { toast } from '#web/ui/toast/toast.ts';

export const deletionKey = (kind: Kind) => ['delete', kind];

export type Deletion = {
  id: number;
  /** For whoever shows the item until it is really gone: then it stays on the list for so long, too. */
  onDeleted?: () => void;
};

/** Asks, and deletes. Meanwhile `useAdminList` leaves the item out, so that it is gone at once and back when refused. */
export function useDelete(kind: Kind): (id: number, onDeleted?: () => void) => boolean {
  const client = useQueryClient();
  const mutationKey = deletionKey(kind);
  const { word, title } = kindWords[kind];
  const binKind = binKindOf(kind);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id }: Deletion) => api('DELETE', itemAddress(kind, id)).catch(unlessGone),
    onSuccess: async (_answer, { id, onDeleted }) => {
      // A list that is on its way may still hold it.
      await client.cancelQueries({ queryKey: [listPaths[kind]] });
      changeItems<{ id: number }>(client, listPaths[kind], (items) => items.filter((item) => item.id !== id));
      toast({
        title: `${title} deleted`,
        description: `The ${word} has been successfully deleted.`,
        ...(binKind && {
          action: {
            label: 'Undo',
            description: `To take the ${word} back, open the bin under Manage Content`,
            run: () => void restore(client, { kind: binKind, id }),
          },
        }),
      });
      onDeleted?.();
    },
    onError: (error) => reportFailure(error, `Failed to delete ${word}. Please try again.`),
    onSettled: async () => {
      // Once is enough when several are being deleted.
      if (client.isMutating({ mutationKey }) > 1) return;
      await Promise.all([refreshKind(client, kind), binKind && refreshBin(client)]);
    },
  });

  return (id, onDeleted) => {
    if (!window.confirm(`Are you sure you want to delete this ${word}?`)) return false;
    mutate({ id, onDeleted });
    return true;
  };
}

/** Somebody else was faster: what was to be deleted is gone. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

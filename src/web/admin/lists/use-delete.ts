import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { binKindOf, kindsInBin, refreshBin, restore } from '#web/admin/lists/restore.ts';
import { itemAddress, listPaths, refreshKind, type Kind } from '#web/admin/kinds.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api, ApiError } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { toast } from '#web/ui/toast/toast.ts';

export const deletionKey = (kind: Kind) => ['delete', kind];

export type Deletion = {
  ids: number[];
  /** With it the items stay in the list until the server has deleted them. */
  onDeleted?: () => void;
};

/** Asks, then deletes. `useAdminList` hides the item while the request runs. */
export function useDelete(kind: Kind): (id: number, onDeleted?: () => void) => boolean {
  const client = useQueryClient();
  const mutationKey = deletionKey(kind);
  const binKind = binKindOf(kind);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id }: Deletion & { id: number }) => api('DELETE', itemAddress(kind, id)).catch(unlessGone),
    onSuccess: async (_response, { id, onDeleted }) => {
      // A list that is loading may still contain it.
      await client.cancelQueries({ queryKey: [listPaths[kind]] });
      changeItems<{ id: number }>(client, listPaths[kind], (items) => items.filter((item) => item.id !== id));
      toast({
        title: ownerText().bin.deleted[kind],
        description: ownerText().bin.deletedText[kind],
        ...(binKind && {
          action: {
            label: ownerText().bin.undo,
            description: ownerText().bin.undoHint[kindsInBin[binKind]],
            run: () => void restore(client, { kind: binKind, id }),
          },
        }),
      });
      onDeleted?.();
    },
    onError: (error) => reportFailure(error, ownerText().bin.deleteFailed[kind]),
    onSettled: async () => {
      // The last of several deletions refreshes for all.
      if (client.isMutating({ mutationKey }) > 1) return;
      await Promise.all([refreshKind(client, kind), binKind && refreshBin(client)]);
    },
  });

  return (id, onDeleted) => {
    if (!window.confirm(ownerText().bin.confirm[kind])) return false;
    mutate({ id, ids: [id], onDeleted });
    return true;
  };
}

/** Already deleted elsewhere. */
export function unlessGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { listPaths, refreshKind } from '#web/admin/kinds.ts';
import { inParts, type BatchKind } from '#web/admin/lists/change-many.ts';
import { binKindOf, refreshBin } from '#web/admin/lists/restore.ts';
import { deletionKey, unlessGone, useDelete, type Deletion } from '#web/admin/lists/use-delete.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { changeItems } from '#web/lib/api/lists.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Asks, then moves several items to the bin. `useAdminList` hides them while the requests run. */
export function useDeleteMany(kind: BatchKind, onDeleted: () => void): (ids: number[]) => boolean {
  const client = useQueryClient();
  const removeOne = useDelete(kind);
  const address = `${apiPaths.bin}/${binKindOf(kind)}`;
  const texts = ownerText().selection;

  const { mutate } = useMutation({
    mutationKey: deletionKey(kind),
    mutationFn: async ({ ids }: Deletion) => {
      for (const part of inParts(ids)) await api('POST', address, { ids: part }).catch(unlessGone);
    },
    onSuccess: async (_response, { ids }) => {
      const gone = new Set(ids);
      await client.cancelQueries({ queryKey: [listPaths[kind]] });
      changeItems<{ id: number }>(client, listPaths[kind], (items) =>
        items.filter(({ id }) => !gone.has(id)),
      );
      onDeleted();
      toast({
        title: texts.deleted[kind]({ count: ids.length }),
        description: texts.deletedText,
        action: {
          label: ownerText().bin.undo,
          description: texts.undoHint,
          run: () => void restoreMany(client, kind, ids),
        },
      });
    },
    onError: (error) => reportFailure(error, texts.deleteFailed[kind]),
    onSettled: () => Promise.all([refreshKind(client, kind), refreshBin(client)]),
  });

  return (ids) => {
    const [only] = ids;
    if (only !== undefined && ids.length === 1) return removeOne(only, onDeleted);
    if (!window.confirm(texts.confirmDelete[kind]({ count: ids.length }))) return false;
    mutate({ ids });
    return true;
  };
}

async function restoreMany(client: QueryClient, kind: BatchKind, ids: number[]): Promise<void> {
  const texts = ownerText().selection;
  try {
    for (const part of inParts(ids))
      await api('POST', `${apiPaths.bin}/${binKindOf(kind)}/restore`, { ids: part });
    toast({ title: texts.restored[kind]({ count: ids.length }), description: texts.restoredText });
  } catch (error) {
    reportFailure(error, texts.restoreFailed);
  }
  await Promise.all([refreshKind(client, kind), refreshBin(client)]);
}

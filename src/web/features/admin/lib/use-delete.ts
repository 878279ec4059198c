import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '#web/lib/api.ts';
import { kindTitles, listPaths, refreshLists, rowAddress, type Kind } from '#web/features/admin/lib/lists.ts';
import { reportFailure } from '#web/features/admin/lib/report-failure.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Row = { id: number };

type Deletion = {
  id: number;
  /** For whoever shows the row until it is really gone: then it stays on the list for so long, too. */
  onDeleted?: () => void;
};

/** Asks, takes the row off the list at once, and puts it back in its place when the server refuses. */
export function useDelete(kind: Kind): (id: number, onDeleted?: () => void) => boolean {
  const client = useQueryClient();
  const mutationKey = ['delete', kind];
  const queryKey = [listPaths[kind]];
  const takeOff = (id: number) => {
    const rows = client.getQueryData<Row[]>(queryKey) ?? [];
    const place = rows.findIndex((row) => row.id === id);
    client.setQueryData(
      queryKey,
      rows.filter((row) => row.id !== id),
    );
    return { row: rows[place], place };
  };
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id }: Deletion) => api('DELETE', rowAddress(kind, id)).catch(unlessGone),
    onMutate: async ({ id, onDeleted }) => {
      await client.cancelQueries({ queryKey });
      return onDeleted ? undefined : takeOff(id);
    },
    onSuccess: (_answer, { id, onDeleted }) => {
      toast({
        title: `${kindTitles[kind]} deleted`,
        description: `The ${kind} has been successfully deleted.`,
      });
      if (!onDeleted) return;
      onDeleted();
      takeOff(id);
    },
    onError: (error, { id }, removed) => {
      client.setQueryData<Row[]>(queryKey, (rows) =>
        rows && removed?.row && !rows.some((row) => row.id === id)
          ? rows.toSpliced(removed.place, 0, removed.row)
          : rows,
      );
      reportFailure(error, `Failed to delete ${kind}. Please try again.`);
    },
    onSettled: async () => {
      // While others are still being deleted, a fresh list would bring their rows back for a moment.
      if (client.isMutating({ mutationKey }) <= 1) await refreshLists(client, kind);
    },
  });

  return (id, onDeleted) => {
    if (!window.confirm(`Are you sure you want to delete this ${kind}?`)) return false;
    mutate({ id, onDeleted });
    return true;
  };
}

/** Somebody else was faster: what was to be deleted is gone. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

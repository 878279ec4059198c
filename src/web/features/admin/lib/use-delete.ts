import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '#web/lib/api.ts';
import { kindTitles, listPaths, refreshLists, rowAddress, type Kind } from '#web/features/admin/lib/lists.ts';
import { reportFailure } from '#web/features/admin/lib/report-failure.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Row = { id: number };

/** Asks, takes the row off the list at once, and puts it back in its place when the server refuses. */
export function useDelete(kind: Kind): (id: number) => boolean {
  const client = useQueryClient();
  const mutationKey = ['delete', kind];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (id: number) => api('DELETE', rowAddress(kind, id)).catch(unlessGone),
    onMutate: async (id) => {
      const queryKey = [listPaths[kind]];
      await client.cancelQueries({ queryKey });
      const rows = client.getQueryData<Row[]>(queryKey) ?? [];
      const place = rows.findIndex((row) => row.id === id);
      client.setQueryData(
        queryKey,
        rows.filter((row) => row.id !== id),
      );
      return { row: rows[place], place };
    },
    onSuccess: () =>
      toast({
        title: `${kindTitles[kind]} deleted`,
        description: `The ${kind} has been successfully deleted.`,
      }),
    onError: (error, id, removed) => {
      client.setQueryData<Row[]>([listPaths[kind]], (rows) =>
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

  return (id) => {
    if (!window.confirm(`Are you sure you want to delete this ${kind}?`)) return false;
    mutate(id);
    return true;
  };
}

/** Somebody else was faster: what was to be deleted is gone. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

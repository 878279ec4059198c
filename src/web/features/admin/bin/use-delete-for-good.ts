import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { BinItem } from '#shared/bin.schema.ts';
import { refreshBin } from '#web/features/admin/bin/bin.queries.ts';
import { binAddress } from '#web/features/admin/bin/restore.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Deletes one thing in the bin for good, or everything. */
export function useDeleteForGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: BinItem | 'everything') =>
      api('DELETE', item === 'everything' ? apiPaths.bin : binAddress(item)),
    onSuccess: (_answer, item) =>
      toast(
        item === 'everything'
          ? { title: 'Bin emptied', description: 'Everything in it is gone for good.' }
          : { title: 'Deleted for good', description: `“${item.title}” and its files are gone.` },
      ),
    onError: (error) => reportFailure(error, 'Failed to delete for good. Please try again.'),
    onSettled: () => refreshBin(client),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { BinItem } from '#shared/catalogue/bin.schema.ts';
import { binAddress, refreshBin } from '#web/admin/lists/restore.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Deletes one item of the bin for good, or all of them. */
export function useDeleteForGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: BinItem | 'everything') =>
      api('DELETE', item === 'everything' ? apiPaths.bin : binAddress(item)),
    onSuccess: (_response, item) =>
      toast(
        item === 'everything'
          ? { title: 'Bin emptied', description: 'Everything in it is gone for good.' }
          : { title: 'Deleted for good', description: `“${item.title}” and its files are gone.` },
      ),
    onError: (error) => reportFailure(error, 'Failed to delete for good. Please try again.'),
    onSettled: () => refreshBin(client),
  });
}

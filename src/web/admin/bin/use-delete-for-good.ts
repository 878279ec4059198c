import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
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
          ? { title: ownerText().bin.forGood.emptied, description: ownerText().bin.forGood.emptiedText }
          : {
              title: ownerText().bin.forGood.deleted,
              description: ownerText().bin.forGood.deletedText(item),
            },
      ),
    onError: (error) => reportFailure(error, ownerText().bin.forGood.failed),
    onSettled: () => refreshBin(client),
  });
}

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { BinItem } from '#shared/bin.schema.ts';
import type { DiskUse } from '#shared/disk-use.schema.ts';
import { listLimits } from '#shared/lists.ts';
import { listQuery } from '#web/lib/lists.ts';

// Asked anew each time they are looked at: another device may have changed them.
export const binQuery = {
  ...listQuery<BinItem>(apiPaths.bin, { limit: listLimits.step }),
  refetchOnMount: 'always' as const,
};
export const diskUseQuery = queryOptions<DiskUse>({
  queryKey: [apiPaths.diskUse],
  refetchOnMount: 'always',
});

/** After something went into the bin or left it. */
export async function refreshBin(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [apiPaths.bin] }),
    client.invalidateQueries(diskUseQuery),
  ]);
}

import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { BinKind } from '#shared/bin.ts';
import { refreshBin } from '#web/features/admin/bin/bin.queries.ts';
import { kindWords, refreshKind, type Kind } from '#web/features/admin/kinds.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** What the dashboard calls each kind that can be in the bin. */
export const kindsInBin = {
  tracks: 'track',
  releases: 'release',
  videos: 'video',
  photos: 'photo',
} as const satisfies Record<BinKind, Kind>;

/** The name of a kind in the bin; none for what is gone when it is deleted. */
export function binKindOf(kind: Kind): keyof typeof kindsInBin | undefined {
  const names = Object.keys(kindsInBin) as (keyof typeof kindsInBin)[];
  return names.find((name) => kindsInBin[name] === kind);
}

export const binAddress = ({ kind, id }: { kind: BinKind; id: number }) => `${apiPaths.bin}/${kind}/${id}`;

/** Takes something back out of the bin and says so. */
export async function restore(
  client: QueryClient,
  item: { kind: keyof typeof kindsInBin; id: number },
): Promise<void> {
  const kind = kindsInBin[item.kind];
  const { word, title } = kindWords[kind];
  try {
    await api('POST', `${binAddress(item)}/restore`);
    toast({ title: `${title} restored`, description: `The ${word} is back where it was.` });
  } catch (error) {
    reportFailure(error, `Failed to restore ${word}. Please try again.`);
  }
  await Promise.all([refreshKind(client, kind), refreshBin(client)]);
}

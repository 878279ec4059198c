import type { QueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { BinKind } from '#shared/catalogue/bin.ts';
import { refreshKind, type Kind } from '#web/admin/kinds.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The kinds in the bin, by their names in its API. */
export const kindsInBin = {
  tracks: 'track',
  releases: 'release',
  videos: 'video',
  photos: 'photo',
  shows: 'show',
  posts: 'post',
} as const satisfies Record<BinKind, Kind>;

/** Undefined for messages, which are deleted at once. */
export function binKindOf(kind: Kind): keyof typeof kindsInBin | undefined {
  const names = Object.keys(kindsInBin) as (keyof typeof kindsInBin)[];
  return names.find((name) => kindsInBin[name] === kind);
}

export const binAddress = ({ kind, id }: { kind: BinKind; id: number }) => `${apiPaths.bin}/${kind}/${id}`;

/** After an item went into the bin or left it. */
export async function refreshBin(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [apiPaths.bin] }),
    client.invalidateQueries({ queryKey: [apiPaths.diskUse] }),
  ]);
}

export async function restore(
  client: QueryClient,
  item: { kind: keyof typeof kindsInBin; id: number },
): Promise<void> {
  const kind = kindsInBin[item.kind];
  try {
    await api('POST', `${binAddress(item)}/restore`);
    toast({ title: ownerText().bin.restored[kind], description: ownerText().bin.restoredText[kind] });
  } catch (error) {
    reportFailure(error, ownerText().bin.restoreFailed[kind]);
  }
  await Promise.all([refreshKind(client, kind), refreshBin(client)]);
}

import type { Query, QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { Message } from '#shared/messages.schema.ts';
import type { Photo } from '#shared/photos.schema.ts';
import type { Release, ReleaseDetails } from '#shared/releases.schema.ts';
import type { Track, TrackDetails } from '#shared/tracks.schema.ts';
import type { Video, VideoDetails } from '#shared/videos.schema.ts';
import { firstStepsQuery } from '#web/features/admin/first-steps/first-steps.queries.ts';
import { keepFirstPart, MOST_PARTS_REREAD, rereadBeginning, type LoadedList } from '#web/lib/lists.ts';

/** What the owner keeps. */
export type Items = {
  track: Track;
  release: Release;
  video: Video;
  photo: Photo;
  message: Message;
};
export type Kind = keyof Items;

/** The same as a dialog edits them: with what lists leave out. */
export type EditedItems = {
  track: TrackDetails;
  release: ReleaseDetails;
  video: VideoDetails;
  photo: Photo;
};

export const listPaths: Record<Kind, string> = {
  track: apiPaths.tracks,
  release: apiPaths.releases,
  video: apiPaths.videos,
  photo: apiPaths.photos,
  message: apiPaths.messages,
};

/** What one of a kind is called on screen: in a sentence, and at the beginning of one. */
export const kindWords: Record<Kind, { word: string; title: string }> = {
  track: { word: 'track', title: 'Track' },
  release: { word: 'release', title: 'Release' },
  video: { word: 'video', title: 'Video' },
  photo: { word: 'image', title: 'Image' },
  message: { word: 'message', title: 'Message' },
};

/** Where the dashboard reads one: as it is, also while the owner looks at the site of a day to come. */
export function ownItemAddress(kind: Exclude<Kind, 'message'>, id: number): string {
  return `${itemAddress(kind, id)}?show=all`;
}

export function itemAddress(kind: Kind, id: number): string {
  return `${listPaths[kind]}/${id}`;
}

/**
 * Everything read under this address is asked for anew: the lists, the featured one, single ones, counts. However
 * much of a list is loaded, that takes a call or two.
 */
export async function refreshKind(client: QueryClient, kind: Kind): Promise<void> {
  const kinds = [kind, ...(relatedKinds[kind] ?? [])];
  await Promise.all([
    ...kinds.map((each) => refreshPath(client, listPaths[each])),
    client.invalidateQueries(firstStepsQuery),
  ]);
}

/** Songs and releases tell of each other. */
const relatedKinds: Partial<Record<Kind, Kind[]>> = { track: ['release'], release: ['track'] };

async function refreshPath(client: QueryClient, path: string): Promise<void> {
  const isLong = ({ queryKey, state }: Query) =>
    queryKey[0] === path && partsOf(state.data) > MOST_PARTS_REREAD;
  const long = client.getQueryCache().findAll({ queryKey: [path], predicate: isLong });
  const shown = long.filter((query) => query.isActive());
  for (const query of long) if (!query.isActive()) keepFirstPart(client, query.queryKey);
  await Promise.all([
    client.invalidateQueries({
      predicate: (query) => String(query.queryKey[0]).startsWith(path) && !shown.includes(query),
    }),
    ...shown.map(({ queryKey }) =>
      rereadBeginning(client, queryKey).catch(() => {
        // Tried once more as any other list, which shows that it failed.
        keepFirstPart(client, queryKey);
        return client.invalidateQueries({ queryKey, exact: true });
      }),
    ),
  ]);
}

function partsOf(data: unknown): number {
  return (data as LoadedList<unknown> | undefined)?.pages.length ?? 0;
}

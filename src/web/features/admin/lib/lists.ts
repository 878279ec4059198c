import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { Message } from '#shared/messages.ts';
import type { Photo } from '#shared/photos.ts';
import type { Track } from '#shared/tracks.ts';
import type { Video } from '#shared/videos.ts';

/** What the owner keeps, by the word used for one of it in confirmations and toasts. */
export type Rows = { track: Track; video: Video; image: Photo; message: Message };
export type Kind = keyof Rows;

export const listPaths: Record<Kind, string> = {
  track: apiPaths.tracks,
  video: apiPaths.videos,
  image: apiPaths.photos,
  message: apiPaths.messages,
};

export const kindTitles: Record<Kind, string> = {
  track: 'Track',
  video: 'Video',
  image: 'Image',
  message: 'Message',
};

export function rowAddress(kind: Kind, id: number): string {
  return `${listPaths[kind]}/${id}`;
}

/** Everything read under this address is asked for anew: the list, the featured one, single ones. */
export function refreshLists(client: QueryClient, kind: Kind): Promise<void> {
  const path = listPaths[kind];
  return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
}

export function changeRows<K extends Kind>(
  client: QueryClient,
  kind: K,
  change: (rows: Rows[K][]) => Rows[K][],
): void {
  client.setQueryData<Rows[K][]>([listPaths[kind]], (rows) => rows && change(rows));
}

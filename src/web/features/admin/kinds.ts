import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { Message } from '#shared/messages.ts';
import type { Photo } from '#shared/photos.ts';
import type { Track } from '#shared/tracks.ts';
import type { Video } from '#shared/videos.ts';

/** What the owner keeps. */
export type Items = { track: Track; video: Video; photo: Photo; message: Message };
export type Kind = keyof Items;

export const listPaths: Record<Kind, string> = {
  track: apiPaths.tracks,
  video: apiPaths.videos,
  photo: apiPaths.photos,
  message: apiPaths.messages,
};

/** What one of a kind is called on screen: in a sentence, and at the beginning of one. */
export const kindWords: Record<Kind, { word: string; title: string }> = {
  track: { word: 'track', title: 'Track' },
  video: { word: 'video', title: 'Video' },
  photo: { word: 'image', title: 'Image' },
  message: { word: 'message', title: 'Message' },
};

export function itemAddress(kind: Kind, id: number): string {
  return `${listPaths[kind]}/${id}`;
}

/** Everything read under this address is asked for anew: the lists, the featured one, single ones, counts. */
export function refreshKind(client: QueryClient, kind: Kind): Promise<void> {
  const path = listPaths[kind];
  return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
}

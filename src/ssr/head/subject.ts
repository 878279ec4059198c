import type { QueryClient } from '@tanstack/react-query';
import { pagePaths } from '#shared/addresses.ts';
import { trackSentence } from '#shared/track-label.ts';
import { releaseTypeLabels } from '#shared/tracks.ts';
import type { Photo } from '#shared/photos.schema.ts';
import type { ReleaseDetails } from '#shared/releases.schema.ts';
import type { TrackDetails } from '#shared/tracks.schema.ts';
import type { VideoDetails } from '#shared/videos.schema.ts';
import { videoTypeLabels } from '#shared/videos.ts';
import { itemsOf, type LoadedList } from '#web/lib/lists.ts';
import { featuredPhotoQuery, homePhotosQuery } from '#web/lib/queries.ts';
import { itemAddressOf, routeFor } from '#web/pages/routes.ts';

/** What a page is about, for those who read its head: search engines, and apps that show a shared link. */
export type Subject =
  | { kind: 'track'; item: TrackDetails }
  | { kind: 'release'; item: ReleaseDetails }
  | { kind: 'video'; item: VideoDetails }
  | { kind: 'artist'; photos: Photo[] }
  /** `list`: the page of all songs or videos. */
  | { kind: 'other'; list?: 'music' | 'videos' };

/** Those that have a page of their own. */
export type SharedSubject = Exclude<Subject, { kind: 'artist' | 'other' }>;

/** Reads it from what the page was rendered with. */
export function subjectOf(path: string, data: QueryClient): Subject {
  const { kind, path: page } = routeFor(path);
  const address = itemAddressOf(path);
  if (kind && address) {
    const item = data.getQueryData([address]);
    return item ? ({ kind, item } as Subject) : { kind: 'other' };
  }
  if (page === pagePaths.music) return { kind: 'other', list: 'music' };
  if (page === pagePaths.videos) return { kind: 'other', list: 'videos' };
  if (page !== pagePaths.home) return { kind: 'other' };
  const featured = data.getQueryData(featuredPhotoQuery.queryKey);
  const photos = itemsOf(data.getQueryData<LoadedList<Photo>>(homePhotosQuery.queryKey)).filter(
    ({ id }) => id !== featured?.id,
  );
  return { kind: 'artist', photos: featured ? [featured, ...photos] : photos };
}

/** What a thing is, and whose: Album by Billy, Music Video by Billy. */
export function sentenceOf(subject: SharedSubject, artistName: string): string {
  switch (subject.kind) {
    case 'track':
      return trackSentence(subject.item, artistName);
    case 'release':
      return `${releaseTypeLabels[subject.item.releaseType]} by ${artistName}`;
    case 'video':
      return `${videoTypeLabels[subject.item.videoType]} by ${artistName}`;
  }
}

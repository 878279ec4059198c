import type { QueryClient } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { trackSentence } from '#shared/catalogue/tracks.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { PostDetails } from '#shared/catalogue/posts.schema.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Show, ShowDetails } from '#shared/catalogue/shows.schema.ts';
import type { TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import type { VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { itemsOf, type LoadedList } from '#web/lib/api/lists.ts';
import { featuredPhotoQuery, homePhotosQuery, pressQuery, upcomingShowsQuery } from '#web/lib/api/queries.ts';
import { itemAddressOf, routeFor } from '#web/pages/routes.ts';

/** What a page is about, for search engines and apps that preview links. */
export type Subject =
  | { kind: 'track'; item: TrackDetails }
  | { kind: 'release'; item: ReleaseDetails }
  | { kind: 'video'; item: VideoDetails }
  | { kind: 'show'; item: ShowDetails }
  | { kind: 'post'; item: PostDetails }
  | { kind: 'artist'; photos: Photo[] }
  | { kind: 'shows'; upcoming: Show[] }
  /** `list`: the page of all tracks, videos or posts. */
  | { kind: 'other'; list?: 'music' | 'videos' | 'news'; description?: string | null | undefined };

export type SharedSubject = Extract<Subject, { item: object }>;

export function subjectOf(path: string, data: QueryClient): Subject {
  const { kind, path: page } = routeFor(path);
  const address = itemAddressOf(path);
  if (kind && address) {
    const item = data.getQueryData([address]);
    return item ? ({ kind, item } as Subject) : { kind: 'other' };
  }
  if (page === pagePaths.music) return { kind: 'other', list: 'music' };
  if (page === pagePaths.videos) return { kind: 'other', list: 'videos' };
  if (page === pagePaths.shows)
    return { kind: 'shows', upcoming: itemsOf(data.getQueryData(upcomingShowsQuery.queryKey)) };
  if (page === pagePaths.news) return { kind: 'other', list: 'news' };
  if (page === pagePaths.press)
    return { kind: 'other', description: data.getQueryData(pressQuery.queryKey)?.shortBio };
  if (page !== pagePaths.home) return { kind: 'other' };
  const featured = data.getQueryData(featuredPhotoQuery.queryKey);
  const photos = itemsOf(data.getQueryData<LoadedList<Photo>>(homePhotosQuery.queryKey)).filter(
    ({ id }) => id !== featured?.id,
  );
  return { kind: 'artist', photos: featured ? [featured, ...photos] : photos };
}

/** For example: Album by Billy, Music Video by Billy. */
export function sentenceOf(subject: Exclude<SharedSubject, { kind: 'post' }>, artistName: string): string {
  switch (subject.kind) {
    case 'track':
      return trackSentence(subject.item, artistName);
    case 'release':
      return text().byArtist[subject.item.releaseType]({ artist: artistName });
    case 'video':
      return text().byArtist[subject.item.videoType]({ artist: artistName });
    case 'show':
      return text().byArtist.show({ artist: artistName, date: shortDate(subject.item.date) });
  }
}

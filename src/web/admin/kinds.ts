import type { Query, QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { ListQuery } from '#shared/primitives/lists.ts';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import type { Message } from '#shared/site/messages.schema.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Post, PostDetails } from '#shared/catalogue/posts.schema.ts';
import type { Release, ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Show, ShowDetails } from '#shared/catalogue/shows.schema.ts';
import type { Track, TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import type { Video, VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { overviewQuery } from '#web/admin/overview.queries.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import {
  keepFirstPage,
  MOST_PAGES_REFETCHED,
  refetchFirstPage,
  type LoadedList,
} from '#web/lib/api/lists.ts';

/** What the dashboard lists. */
export type Items = {
  track: Track;
  release: Release;
  video: Video;
  photo: Photo;
  show: Show;
  post: Post;
  message: Message;
  newsletter: Newsletter;
};
export type Kind = keyof Items;
/** What can be searched and sorted. */
export type SearchedKind = Exclude<Kind, 'newsletter'>;

/** The items with the long texts, which lists leave out. */
export type EditedItems = {
  track: TrackDetails;
  release: ReleaseDetails;
  video: VideoDetails;
  photo: Photo;
  show: ShowDetails;
  post: PostDetails;
  newsletter: Newsletter;
};

export const listPaths: Record<Kind, string> = {
  track: apiPaths.tracks,
  release: apiPaths.releases,
  video: apiPaths.videos,
  photo: apiPaths.photos,
  show: apiPaths.shows,
  post: apiPaths.posts,
  message: apiPaths.messages,
  newsletter: apiPaths.newsletters,
};

/** Everything of a kind: drafts too, and shows of any day. Mail has neither. */
export function wholeList(kind: Kind): ListQuery {
  if (kind === 'message' || kind === 'newsletter') return {};
  return kind === 'show' ? { show: 'all', when: 'all' } : { show: 'all' };
}

/** The item as it is now, even while the owner previews the site on a later day. */
export function ownItemAddress(kind: Exclude<Kind, 'message'>, id: number): string {
  return `${itemAddress(kind, id)}?show=all`;
}

export function itemAddress(kind: Kind, id: number): string {
  return `${listPaths[kind]}/${id}`;
}

/** Reads lists, single items and counts of this kind again. A long list takes one or two requests. */
export async function refreshKind(client: QueryClient, kind: Kind): Promise<void> {
  await Promise.all([
    ...[listPaths[kind], ...(relatedPaths[kind] ?? [])].map((path) => refreshPath(client, path)),
    client.invalidateQueries(firstStepsQuery),
    client.invalidateQueries(overviewQuery),
  ]);
}

/** Tracks show their release, and releases their tracks; the home page lists both. The menu names shows and news while there are any. New files are converted. */
const relatedPaths: Partial<Record<Kind, string[]>> = {
  track: [apiPaths.releases, apiPaths.discography, apiPaths.conversions],
  video: [apiPaths.conversions],
  release: [apiPaths.tracks, apiPaths.discography],
  show: [apiPaths.artist],
  post: [apiPaths.artist],
};

async function refreshPath(client: QueryClient, path: string): Promise<void> {
  const isLong = ({ queryKey, state }: Query) =>
    queryKey[0] === path && partsOf(state.data) > MOST_PAGES_REFETCHED;
  const long = client.getQueryCache().findAll({ queryKey: [path], predicate: isLong });
  const shown = long.filter((query) => query.isActive());
  for (const query of long) if (!query.isActive()) keepFirstPage(client, query.queryKey);
  await Promise.all([
    client.invalidateQueries({
      predicate: (query) => String(query.queryKey[0]).startsWith(path) && !shown.includes(query),
    }),
    ...shown.map(({ queryKey }) =>
      refetchFirstPage(client, queryKey).catch(() => {
        // Read once more in the usual way, which shows the failure.
        keepFirstPage(client, queryKey);
        return client.invalidateQueries({ queryKey, exact: true });
      }),
    ),
  ]);
}

/** None of what is no list. */
function partsOf(data: unknown): number {
  return (data as Partial<LoadedList<unknown>> | undefined)?.pages?.length ?? 0;
}

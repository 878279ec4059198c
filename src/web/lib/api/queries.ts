import { queryOptions } from '@tanstack/react-query';
import { apiPaths, neighboursPath, type NeighbourKind } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { homeShows, paging, timings } from '#shared/primitives/limits.ts';
import { listLimits, type ListQuery } from '#shared/primitives/lists.ts';
import type { Neighbours } from '#shared/primitives/requests.schema.ts';
import type { DiscographyItem } from '#shared/catalogue/discography.schema.ts';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import type { Post, PostDetails } from '#shared/catalogue/posts.schema.ts';
import type { Show, ShowDetails } from '#shared/catalogue/shows.schema.ts';
import type { Press } from '#shared/site/press.schema.ts';
import type { Privacy } from '#shared/site/privacy.schema.ts';
import type { Preview, Setting } from '#shared/site/settings.schema.ts';
import type { Release, ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Track, TrackDetails, TrackWithPeaks } from '#shared/catalogue/tracks.schema.ts';
import type { FeaturedVideo, Video, VideoDetails } from '#shared/catalogue/videos.schema.ts';
import type { ListSearch } from '#web/lib/api/list-search.ts';
import { listQuery } from '#web/lib/api/lists.ts';

/** Every query of the public pages, for components, server rendering and cache updates. */

export const artistQuery = queryOptions<Artist>({ queryKey: [apiPaths.artist] });
/** The date of the owner's preview; only set by the server in the page's state. */
export const previewQuery = queryOptions<Preview>({ queryKey: [apiPaths.preview], enabled: false });
export const settingsQuery = queryOptions<Setting[]>({ queryKey: [apiPaths.settings] });

/** The home page loads one step more than it shows. */
const homeStep = paging.first + paging.more;

/** One more, because the featured item may be among them and is shown separately. */
export const discographyQuery = listQuery<DiscographyItem>(apiPaths.discography, { limit: homeStep + 1 });
export const homeVideosQuery = listQuery<Video>(apiPaths.videos, { limit: homeStep + 1 });
export const homePhotosQuery = {
  ...listQuery<Photo>(apiPaths.photos, { limit: homeStep }),
  staleTime: timings.pictureStaleMs,
};

export const homePostsQuery = listQuery<Post>(apiPaths.posts, { limit: paging.news });

export const allTracksQuery = (search: ListSearch) => listQuery<Track>(apiPaths.tracks, stepOf(search));
export const allVideosQuery = (search: ListSearch) => listQuery<Video>(apiPaths.videos, stepOf(search));
export const allPostsQuery = (search: ListSearch) => listQuery<Post>(apiPaths.posts, stepOf(search));

/** The soonest first. */
export const homeShowsQuery = listQuery<Show>(apiPaths.shows, { limit: homeShows });
export const upcomingShowsQuery = listQuery<Show>(apiPaths.shows, { limit: listLimits.most });
export const pastShowsQuery = (search: ListSearch) =>
  listQuery<Show>(apiPaths.shows, { ...stepOf(search), when: 'past' });

function stepOf({ q, page }: ListSearch): ListQuery {
  return { limit: listLimits.step, q: q.trim() || undefined, page: page > 1 ? page : undefined };
}

export const featuredTrackQuery = queryOptions<TrackWithPeaks | null>({ queryKey: [apiPaths.featuredTrack] });
export const trackQuery = (id: number) =>
  queryOptions<TrackDetails>({ queryKey: [`${apiPaths.tracks}/${id}`] });

export const releasesQuery = ({ q }: Pick<ListSearch, 'q'>) =>
  listQuery<Release>(apiPaths.releases, { limit: listLimits.strip, q: q.trim() || undefined });
/** Only above the first page of the tracks. */
export const showsReleases = ({ page }: ListSearch) => page === 1;
export const releaseQuery = (id: number) =>
  queryOptions<ReleaseDetails>({ queryKey: [`${apiPaths.releases}/${id}`] });

export const videoQuery = (id: number) =>
  queryOptions<VideoDetails>({ queryKey: [`${apiPaths.videos}/${id}`] });

export const showQuery = (id: number) => queryOptions<ShowDetails>({ queryKey: [`${apiPaths.shows}/${id}`] });
export const postQuery = (id: number) => queryOptions<PostDetails>({ queryKey: [`${apiPaths.posts}/${id}`] });

export const neighboursQuery = (kind: NeighbourKind, id: number) =>
  queryOptions<Neighbours>({ queryKey: [neighboursPath(kind, id)] });

export const leadVideoQuery = queryOptions<FeaturedVideo | null>({ queryKey: [apiPaths.leadVideo] });

export const pressQuery = queryOptions<Press>({ queryKey: [apiPaths.press] });
export const privacyQuery = queryOptions<Privacy>({ queryKey: [apiPaths.privacy] });

export const featuredPhotoQuery = queryOptions<Photo | null>({
  queryKey: [apiPaths.featuredPhoto],
  staleTime: timings.pictureStaleMs,
  retry: 1,
});

import { queryOptions } from '@tanstack/react-query';
import { apiPaths, neighboursPath } from '#shared/addresses.ts';
import type { Artist } from '#shared/artist.schema.ts';
import { paging, timings } from '#shared/limits.ts';
import { listLimits, type ListQuery } from '#shared/lists.ts';
import type { Neighbours } from '#shared/neighbours.schema.ts';
import type { Photo } from '#shared/photos.schema.ts';
import type { Preview } from '#shared/preview.schema.ts';
import type { Release, ReleaseDetails } from '#shared/releases.schema.ts';
import type { Setting } from '#shared/settings.schema.ts';
import type { Track, TrackDetails, TrackWithPeaks } from '#shared/tracks.schema.ts';
import type { Video, VideoDetails } from '#shared/videos.schema.ts';
import type { ListSearch } from '#web/lib/list-search.ts';
import { listQuery } from '#web/lib/lists.ts';

/** Everything the site reads, declared once: for showing it, for loading it ahead and for refreshing it. */

export const artistQuery = queryOptions<Artist>({ queryKey: [apiPaths.artist] });
/** Only the server knows of it, and says so in the page: the moment as which the owner looks at the site. */
export const previewQuery = queryOptions<Preview>({ queryKey: [apiPaths.preview], enabled: false });
export const settingsQuery = queryOptions<Setting[]>({ queryKey: [apiPaths.settings] });

/** What the home page shows at first and one step more. */
const homeStep = paging.first + paging.more;

/** One more than that: the featured one may be among them, and is not shown twice. */
export const homeTracksQuery = listQuery<Track>(apiPaths.tracks, { limit: homeStep + 1 });
export const homeVideosQuery = listQuery<Video>(apiPaths.videos, { limit: homeStep + 1 });
export const homePhotosQuery = {
  ...listQuery<Photo>(apiPaths.photos, { limit: homeStep }),
  staleTime: timings.pictureStaleMs,
};

export const allTracksQuery = (search: ListSearch) => listQuery<Track>(apiPaths.tracks, stepOf(search));
export const allVideosQuery = (search: ListSearch) => listQuery<Video>(apiPaths.videos, stepOf(search));

function stepOf({ q, page }: ListSearch): ListQuery {
  return { limit: listLimits.step, q: q.trim() || undefined, page: page > 1 ? page : undefined };
}

export const featuredTrackQuery = queryOptions<TrackWithPeaks | null>({ queryKey: [apiPaths.featuredTrack] });
export const trackQuery = (id: number) =>
  queryOptions<TrackDetails>({ queryKey: [`${apiPaths.tracks}/${id}`] });

/** The newest that match, as many as a visitor looks through above the list of songs. */
export const releasesQuery = ({ q }: Pick<ListSearch, 'q'>) =>
  listQuery<Release>(apiPaths.releases, { limit: listLimits.strip, q: q.trim() || undefined });
/** Above the beginning of the list, not over its further pages. */
export const showsReleases = ({ page }: ListSearch) => page === 1;
export const releaseQuery = (id: number) =>
  queryOptions<ReleaseDetails>({ queryKey: [`${apiPaths.releases}/${id}`] });

export const videoQuery = (id: number) =>
  queryOptions<VideoDetails>({ queryKey: [`${apiPaths.videos}/${id}`] });

/** What stands before and after a song or a video. */
export const neighboursQuery = (kind: 'track' | 'video', id: number) =>
  queryOptions<Neighbours>({ queryKey: [neighboursPath(kind, id)] });

export const featuredVideoQuery = queryOptions<Video | null>({ queryKey: [apiPaths.featuredVideo] });

export const featuredPhotoQuery = queryOptions<Photo | null>({
  queryKey: [apiPaths.featuredPhoto],
  staleTime: timings.pictureStaleMs,
  retry: 1,
});

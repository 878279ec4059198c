import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { Artist } from '#shared/artist.ts';
import { timings } from '#shared/limits.ts';
import type { Message } from '#shared/messages.ts';
import type { Photo } from '#shared/photos.ts';
import type { Setting } from '#shared/settings.ts';
import type { Track, TrackWithPeaks } from '#shared/tracks.ts';
import type { Video } from '#shared/videos.ts';

/** Everything the site reads, declared once: for showing it, for loading it ahead and for refreshing it. */

export const artistQuery = queryOptions<Artist>({ queryKey: [apiPaths.artist] });
export const settingsQuery = queryOptions<Setting[]>({ queryKey: [apiPaths.settings] });

export const tracksQuery = queryOptions<Track[]>({ queryKey: [apiPaths.tracks] });
export const featuredTrackQuery = queryOptions<TrackWithPeaks | null>({ queryKey: [apiPaths.featuredTrack] });
export const trackQuery = (id: number) =>
  queryOptions<TrackWithPeaks>({ queryKey: [`${apiPaths.tracks}/${id}`] });

export const videosQuery = queryOptions<Video[]>({ queryKey: [apiPaths.videos] });
export const featuredVideoQuery = queryOptions<Video | null>({ queryKey: [apiPaths.featuredVideo] });

export const photosQuery = queryOptions<Photo[]>({
  queryKey: [apiPaths.photos],
  staleTime: timings.pictureStaleMs,
});
export const featuredPhotoQuery = queryOptions<Photo | null>({
  queryKey: [apiPaths.featuredPhoto],
  staleTime: timings.pictureStaleMs,
  retry: 1,
});

export const messagesQuery = queryOptions<Message[]>({ queryKey: [apiPaths.messages] });

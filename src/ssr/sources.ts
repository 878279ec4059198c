import { apiPaths } from '#shared/addresses.ts';
import type { ListPage, ListQuery } from '#shared/lists.ts';
import type { Config } from '#server/config.ts';
import { isRegistrationOpen } from '#server/domain/accounts.ts';
import { readNeighbours } from '#server/domain/neighbours.ts';
import { featuredPhoto, listPhotos } from '#server/domain/photos.ts';
import { listReleases, readRelease } from '#server/domain/releases.ts';
import { readArtist } from '#server/domain/settings.ts';
import { featuredTrack, listTracks, readTrack } from '#server/domain/tracks.ts';
import { featuredVideo, listVideos, readVideo } from '#server/domain/videos.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Audience } from '#server/storage/database/visibility.ts';

export type SourceNeeds = { database: Database; config: Config };

type Sources = {
  values: Record<string, () => Promise<unknown>>;
  /** One of a list, by the list's address. */
  items: Record<string, (id: number) => Promise<unknown>>;
  /** What stands before and after one of a list, likewise. */
  neighbours: Record<string, (id: number) => Promise<unknown>>;
  lists: Record<string, (query: ListQuery) => Promise<ListPage<unknown>>>;
};

/** What a page may ask for while it is rendered: the same addresses as in the browser, without the HTTP. */
export function sources({ database, config }: SourceNeeds, audience: Audience): Sources {
  return {
    values: {
      [apiPaths.artist]: () => readArtist(database, config.artistName),
      [apiPaths.registration]: async () => ({ open: await isRegistrationOpen(database) }),
      [apiPaths.featuredTrack]: () => featuredTrack(database, audience),
      [apiPaths.featuredVideo]: () => featuredVideo(database, audience),
      [apiPaths.featuredPhoto]: () => featuredPhoto(database, audience),
    },
    items: {
      [apiPaths.tracks]: (id) => readTrack(database, id, audience),
      [apiPaths.releases]: (id) => readRelease(database, id, audience),
      [apiPaths.videos]: (id) => readVideo(database, id, audience),
    },
    neighbours: {
      [apiPaths.tracks]: (id) => readNeighbours(database, 'tracks', id, audience),
      [apiPaths.videos]: (id) => readNeighbours(database, 'videos', id, audience),
    },
    lists: {
      [apiPaths.releases]: (query) => listReleases(database, query, audience),
      [apiPaths.tracks]: (query) => listTracks(database, query, audience),
      [apiPaths.videos]: (query) => listVideos(database, query, audience),
      [apiPaths.photos]: (query) => listPhotos(database, query, audience),
    },
  };
}

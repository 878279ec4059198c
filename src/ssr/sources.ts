import { apiPaths } from '#shared/addresses.ts';
import type { Config } from '#server/config.ts';
import { isRegistrationOpen } from '#server/domain/accounts.ts';
import { featuredPhoto, listPhotos } from '#server/domain/photos.ts';
import { readArtist } from '#server/domain/settings.ts';
import { featuredTrack, listTracks } from '#server/domain/tracks.ts';
import { featuredVideo, listVideos } from '#server/domain/videos.ts';
import type { Database } from '#server/storage/database/database.ts';

export type SourceNeeds = { database: Database; config: Config };

/** What a page may ask for while it is rendered: the same addresses as in the browser, without the HTTP. */
export function sources({ database, config }: SourceNeeds): Record<string, () => Promise<unknown>> {
  return {
    [apiPaths.artist]: () => readArtist(database, config.artistName),
    [apiPaths.registration]: async () => ({ open: await isRegistrationOpen(database) }),
    [apiPaths.tracks]: async () => (await listTracks(database)).items,
    [apiPaths.featuredTrack]: () => featuredTrack(database),
    [apiPaths.videos]: async () => (await listVideos(database)).items,
    [apiPaths.featuredVideo]: () => featuredVideo(database),
    [apiPaths.photos]: async () => (await listPhotos(database)).items,
    [apiPaths.featuredPhoto]: () => featuredPhoto(database),
  };
}

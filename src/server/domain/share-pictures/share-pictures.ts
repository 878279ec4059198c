import type { Config } from '#server/config.ts';
import { createPicturesOnDemand, type PictureOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import { sitePhoto } from '#server/domain/photos.ts';
import { readArtist } from '#server/domain/settings.ts';
import {
  sharePictureOf,
  sharePicturePrefix,
  type Shared,
  type SharedKind,
  type SharedThing,
  type SharePicture,
} from '#server/domain/share-pictures/share-picture.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findRelease } from '#server/storage/database/releases.queries.ts';
import { withSongFacts } from '#server/storage/database/song-facts.ts';
import { findTrack } from '#server/storage/database/tracks.queries.ts';
import { findVideo } from '#server/storage/database/videos.queries.ts';
import type { Audience } from '#server/storage/database/visibility.ts';
import type { MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';

type Needs = {
  database: Database;
  media: MediaStore;
  fileJobs: FileJobs;
  config: Pick<Config, 'artistName'>;
};

/** Uploads are looked at by the same process: no more than these may come before one. */
const MOST_WAITING = 5;

/** The pictures for sharing links: drawn after a change, or when somebody asks for one that is not there. */
export function createSharePictures({ database, media, fileJobs, config }: Needs) {
  const pictures = createPicturesOnDemand(media, { urgency: 'urgent', mostWaiting: MOST_WAITING });

  async function find(thing: SharedThing, audience: Audience): Promise<SharePicture | null> {
    const { name, tagline, look } = await readArtist(database, config.artistName);
    const pictureOf = <Kind extends SharedKind>(kind: Kind, row: Shared[Kind] | undefined) =>
      row ? sharePictureOf(kind, row, name) : null;
    switch (thing.kind) {
      case 'track':
        return pictureOf('track', await findTrack(database, thing.id, audience));
      case 'release': {
        const release = await findRelease(database, thing.id, audience);
        const [described] = release ? await withSongFacts(database, [release], audience) : [];
        return pictureOf('release', described);
      }
      case 'video':
        return pictureOf('video', await findVideo(database, thing.id, audience));
      case 'site': {
        return pictureOf('site', { tagline, photo: await sitePhoto(database, look, audience) });
      }
    }
  }

  const onDemand = (thing: SharedThing, { content, cover, file }: SharePicture): PictureOnDemand => ({
    file,
    prefix: sharePicturePrefix(thing),
    make: (target, urgency) => {
      const drawWith = (path: string | null) =>
        fileJobs.drawSharePicture(content, { cover: path, target }, urgency);
      return cover ? media.withLocalFile(cover, drawWith) : drawWith(null);
    },
  });

  return {
    /** The picture of something that visitors get to see; null for anything else. */
    find: (thing: SharedThing): Promise<SharePicture | null> => find(thing, 'everyone'),

    /** The picture's file, drawn now where that has not been done yet. */
    open: (thing: SharedThing, picture: SharePicture): Promise<StoredFile> =>
      pictures.open(onDemand(thing, picture)),

    /** Draws the picture before anybody asks for it; removes that of a thing which is gone. */
    async prepare(thing: SharedThing, signal: AbortSignal): Promise<void> {
      const picture = await find(thing, 'owner');
      if (!picture) return pictures.discard(sharePicturePrefix(thing));
      await pictures.prepare(onDemand(thing, picture), signal);
    },
  };
}

export type SharePictures = ReturnType<typeof createSharePictures>;

import { rm } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Config } from '#server/config.ts';
import { readArtist } from '#server/domain/settings.ts';
import {
  sharePictureOf,
  sharePicturePrefix,
  type Shared,
  type SharedKind,
  type SharedThing,
  type SharePicture,
} from '#server/domain/share-pictures/share-picture.ts';
import { Failure, fileNotFound, sharePictureFailed, unavailable } from '#server/errors.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { Database } from '#server/storage/database/database.ts';
import { newestFeaturedPhoto } from '#server/storage/database/photos.queries.ts';
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
type Urgency = { urgency: 'urgent' | 'later'; signal?: AbortSignal };

/** Uploads are looked at by the same process: no more than these may come before one. */
const MOST_WAITING = 5;
/** What could not be drawn is not tried again for each of a crowd that asks for it. */
const FAILED_FOR_MS = 60_000;

/** The pictures for sharing links: drawn after a change, or when somebody asks for one that is not there. */
export function createSharePictures({ database, media, fileJobs, config }: Needs) {
  const underWay = new Map<string, Promise<void>>();
  const failed = new LRUCache<string, Failure>({ max: 1_000, ttl: FAILED_FOR_MS });

  async function find(thing: SharedThing, audience: Audience): Promise<SharePicture | null> {
    const { name, tagline } = await readArtist(database, config.artistName);
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
        const photo = (await newestFeaturedPhoto(database, audience)) ?? null;
        return pictureOf('site', { tagline, photo });
      }
    }
  }

  /** Draws and keeps a picture, in place of what was drawn of the same thing before. */
  async function draw(thing: SharedThing, picture: SharePicture, urgency: Urgency): Promise<void> {
    const { content, cover, file } = picture;
    const target = media.incomingPath();
    const drawWith = (path: string | null) =>
      fileJobs.drawSharePicture(content, { cover: path, target }, urgency);
    try {
      await (cover ? media.withLocalFile(cover, drawWith) : drawWith(null));
      await media.save(target, file);
    } finally {
      await rm(target, { force: true });
    }
    await discardAllBut(file, thing);
  }

  async function discardAllBut(kept: string | null, thing: SharedThing): Promise<void> {
    for await (const { name } of media.list(sharePicturePrefix(thing)))
      if (name !== kept) await media.discard(name);
  }

  /** Whoever asks for a picture that is being drawn waits for that. */
  function drawOnce(thing: SharedThing, picture: SharePicture, urgency: Urgency): Promise<void> {
    const { file } = picture;
    const drawing = underWay.get(file) ?? draw(thing, picture, urgency).finally(() => underWay.delete(file));
    underWay.set(file, drawing);
    return drawing;
  }

  return {
    /** The picture of something that visitors get to see; null for anything else. */
    find: (thing: SharedThing): Promise<SharePicture | null> => find(thing, 'everyone'),

    /** The picture's file, drawn now where that has not been done yet. */
    async open(thing: SharedThing, picture: SharePicture): Promise<StoredFile> {
      const { file } = picture;
      const stored = await media.open(file);
      if (stored) return stored;
      const failure = failed.get(file);
      if (failure) throw failure;
      if (underWay.size >= MOST_WAITING && !underWay.has(file))
        throw unavailable(new Error('Too many share pictures are to be drawn at once'));
      await drawOnce(thing, picture, { urgency: 'urgent' }).catch((error: unknown) => {
        const told = error instanceof Failure && error.status >= 500 ? error : sharePictureFailed(error);
        failed.set(file, told);
        throw told;
      });
      const drawn = await media.open(file);
      if (!drawn) throw fileNotFound();
      return drawn;
    },

    /** Draws the picture before anybody asks for it; removes that of a thing which is gone. */
    async prepare(thing: SharedThing, signal: AbortSignal): Promise<void> {
      const picture = await find(thing, 'owner');
      if (!picture) return discardAllBut(null, thing);
      if (await media.open(picture.file)) return;
      await drawOnce(thing, picture, { urgency: 'later', signal });
    },
  };
}

export type SharePictures = ReturnType<typeof createSharePictures>;

import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Cache } from '#server/cache/cache.ts';
import { Failure, fileNotFound, pictureNotDrawn, unavailable } from '#server/errors.ts';
import type { ByteRange, MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';

export type Urgency = { urgency: 'urgent' | 'later'; signal?: AbortSignal };

export type PictureOnDemand = {
  /** Derived from everything that the picture shows. */
  file: string;
  /** Shared with the names of its earlier versions. */
  prefix: string;
  make: (urgency: Urgency) => Promise<Buffer>;
  /** The stored picture that it is made from; if that is deleted, this is too. */
  original?: string;
};

type Options = {
  urgency: Urgency['urgency'];
  maxWaiting: number;
};

/** If the picture cannot be stored, it is shown from memory. */
type Made = { content: Buffer; notSaved: unknown };

/** Pictures that are made and stored on the first request; concurrent requests share the work. */
export function createPicturesOnDemand(media: MediaStore, cache: Cache, { urgency, maxWaiting }: Options) {
  const underWay = new Map<string, Promise<Made>>();
  const failed = cache.store<Failure>('failedPictures');
  const unsaved = cache.store<Buffer>('unsavedPictures');

  async function make(picture: PictureOnDemand, urgency: Urgency): Promise<Made> {
    const content = await picture.make(urgency);
    const notSaved = await save(picture, content).catch((error: unknown) => error);
    return { content, notSaved };
  }

  async function save(picture: PictureOnDemand, content: Buffer): Promise<void> {
    const target = media.incomingPath();
    try {
      await media.write(target, [content]);
      await media.save(target, picture.file);
    } finally {
      await rm(target, { force: true });
    }
    // The original may have been deleted meanwhile.
    const isWanted = !picture.original || (await media.open(picture.original));
    await discardAllBut(isWanted ? picture.file : null, picture.prefix);
  }

  async function discardAllBut(current: string | null, prefix: string): Promise<void> {
    for await (const { name } of media.list(prefix)) if (name !== current) await media.discard(name);
  }

  function makeOnce(picture: PictureOnDemand, urgency: Urgency): Promise<Made> {
    const { file } = picture;
    const making = underWay.get(file) ?? make(picture, urgency).finally(() => underWay.delete(file));
    underWay.set(file, making);
    return making;
  }

  return {
    /** Makes the picture if it does not exist. */
    async open(picture: PictureOnDemand): Promise<StoredFile> {
      const { file } = picture;
      const stored = await media.open(file);
      if (stored) return stored;
      const failure = failed.get(file);
      if (failure) throw failure;
      const drawn = unsaved.get(file);
      if (drawn) return fileInMemory(drawn);
      if (underWay.size >= maxWaiting && !underWay.has(file))
        throw unavailable(new Error('Too many pictures are to be drawn at once'));
      const { content, notSaved } = await makeOnce(picture, { urgency }).catch((error: unknown) => {
        const failure = error instanceof Failure && error.status >= 500 ? error : pictureNotDrawn(error);
        failed.set(file, failure);
        throw failure;
      });
      if (notSaved) {
        unsaved.set(file, content, { size: content.length });
        return fileInMemory(content);
      }
      const made = await media.open(file);
      if (!made) throw fileNotFound();
      return made;
    },

    /** Makes the picture in advance. */
    async prepare(picture: PictureOnDemand, signal: AbortSignal): Promise<void> {
      if (await media.open(picture.file)) return;
      const { notSaved } = await makeOnce(picture, { urgency: 'later', signal });
      if (notSaved) throw notSaved;
    },

    discard: (prefix: string): Promise<void> => discardAllBut(null, prefix),
  };
}

export type PicturesOnDemand = ReturnType<typeof createPicturesOnDemand>;

export function fileInMemory(content: Buffer): StoredFile {
  const part = ({ start, end }: ByteRange) => content.subarray(start, end + 1);
  return {
    size: content.length,
    modifiedAt: new Date(),
    read: async (range) => Readable.from([range ? part(range) : content]),
    readInPieces: (range, take) => take(part(range)),
  };
}

import { rm } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { Failure, fileNotFound, pictureNotDrawn, unavailable } from '#server/errors.ts';
import type { MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';

export type Urgency = { urgency: 'urgent' | 'later'; signal?: AbortSignal };

/** A picture that can be made again at any time. */
export type PictureOnDemand = {
  /** The name of its file, which follows from all that it shows. */
  file: string;
  /** What the names of all that stood in its place before a change begin with, too. */
  prefix: string;
  make: (target: string, urgency: Urgency) => Promise<unknown>;
  /** The stored picture it is a copy of, with which it goes. */
  original?: string;
};

type Options = {
  urgency: Urgency['urgency'];
  /** As many as may wait for each other. */
  mostWaiting: number;
};

/** What could not be made is not tried again for each of a crowd that asks for it. */
const FAILED_FOR_MS = 60_000;

/** Pictures that are made when somebody first asks for them, once for all who ask meanwhile, and kept. */
export function createPicturesOnDemand(media: MediaStore, { urgency, mostWaiting }: Options) {
  const underWay = new Map<string, Promise<void>>();
  const failed = new LRUCache<string, Failure>({ max: 1_000, ttl: FAILED_FOR_MS });

  async function make(picture: PictureOnDemand, urgency: Urgency): Promise<void> {
    const target = media.incomingPath();
    try {
      await picture.make(target, urgency);
      await media.save(target, picture.file);
    } finally {
      await rm(target, { force: true });
    }
    // Deleted while we were at it: the copy would belong to nothing.
    const isWanted = !picture.original || (await media.open(picture.original));
    await discardAllBut(isWanted ? picture.file : null, picture.prefix);
  }

  async function discardAllBut(kept: string | null, prefix: string): Promise<void> {
    for await (const { name } of media.list(prefix)) if (name !== kept) await media.discard(name);
  }

  function makeOnce(picture: PictureOnDemand, urgency: Urgency): Promise<void> {
    const { file } = picture;
    const making = underWay.get(file) ?? make(picture, urgency).finally(() => underWay.delete(file));
    underWay.set(file, making);
    return making;
  }

  return {
    /** The picture's file, made now where that has not been done yet. */
    async open(picture: PictureOnDemand): Promise<StoredFile> {
      const { file } = picture;
      const stored = await media.open(file);
      if (stored) return stored;
      const failure = failed.get(file);
      if (failure) throw failure;
      if (underWay.size >= mostWaiting && !underWay.has(file))
        throw unavailable(new Error('Too many pictures are to be drawn at once'));
      await makeOnce(picture, { urgency }).catch((error: unknown) => {
        const told = error instanceof Failure && error.status >= 500 ? error : pictureNotDrawn(error);
        failed.set(file, told);
        throw told;
      });
      const made = await media.open(file);
      if (!made) throw fileNotFound();
      return made;
    },

    /** Makes the picture before anybody asks for it. */
    async prepare(picture: PictureOnDemand, signal: AbortSignal): Promise<void> {
      if (await media.open(picture.file)) return;
      await makeOnce(picture, { urgency: 'later', signal });
    },

    /** Removes all that was made of something which is gone. */
    discard: (prefix: string): Promise<void> => discardAllBut(null, prefix),
  };
}

export type PicturesOnDemand = ReturnType<typeof createPicturesOnDemand>;

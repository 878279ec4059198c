import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { fileNotFound } from '#server/errors.ts';
import { incomingUploads } from '#server/storage/media-store/incoming-uploads.ts';
import { contentTypeOf, CACHE_FOREVER } from '#server/storage/media-store/content-types.ts';
import { createHotFiles } from '#server/storage/media-store/hot-files.ts';
import type { IncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import { createLocalCopies } from '#server/storage/media-store/local-copies.ts';
import { createRangeCache } from '#server/storage/media-store/range-cache.ts';
import {
  SMALL_PART_BYTES,
  type ByteRange,
  type ListedFile,
  type MediaStore,
  type PartReader,
  type PieceName,
  type SetAsideFile,
  type StoredFile,
} from '#server/storage/media-store/media-store.ts';
import {
  isMediaName,
  isPieceName,
  LOST_AND_FOUND,
  PIECES,
  readSetAside,
} from '#server/storage/media-store/names.ts';
import { createBucket, type ObjectFacts } from '#server/storage/media-store/s3/bucket.ts';
import type { BucketSettings } from '#server/storage/media-store/s3/clients.ts';

type Settings = BucketSettings & { publicUrl: string | null };
/** Local folders of this program, and how many bytes of the bucket's files it may copy. */
type LocalSpace = { incoming: IncomingFolder; hotFolder: IncomingFolder; cacheBytes: number };

/** Covers a player that reads part after part; a deletion by another instance is noticed after this time. */
export const KNOWN_MS = 10_000;
const MAX_KNOWN = 2_000;

const keyOf = ({ day, name }: Pick<SetAsideFile, 'day' | 'name'>) => `${LOST_AND_FOUND}/${day}/${name}`;

const keyOfPiece = ({ upload, piece }: PieceName) => `${PIECES}/${upload}/${piece}`;

/**
 * Files in a bucket of an S3-compatible store, shared by many instances; incoming ones, and copies of those that are read
 * most, are on the local disk.
 */
export async function createS3Store(
  settings: Settings,
  { incoming, hotFolder, cacheBytes }: LocalSpace,
): Promise<MediaStore> {
  const bucket = createBucket(settings);
  await bucket.checkAtStart();
  const known = new LRUCache<string, ObjectFacts>({ max: MAX_KNOWN, ttl: KNOWN_MS });
  const incomingFiles = incomingUploads(incoming);
  const ranges = createRangeCache();
  const hotFiles = createHotFiles({
    folder: hotFolder,
    maxBytes: cacheBytes,
    readRemote: (name) => bucket.read(name),
  });

  const forget = (name: string) => {
    known.delete(name);
    ranges.forget(name);
    hotFiles.forget(name);
  };

  async function factsOf(name: string): Promise<ObjectFacts | null> {
    if (!isMediaName(name)) return null;
    const facts = await bucket.facts(name);
    if (facts) known.set(name, facts);
    else forget(name);
    return facts;
  }

  /** A file that has a copy exists for as long as the store does not say otherwise. */
  async function factsOrCopied(name: string): Promise<ObjectFacts | null> {
    try {
      return await factsOf(name);
    } catch (error) {
      const facts = hotFiles.factsOf(name);
      if (!facts) throw error;
      known.set(name, facts);
      return facts;
    }
  }

  async function read(name: string, range?: ByteRange): Promise<Readable> {
    try {
      return await bucket.read(name, range);
    } catch (error) {
      known.delete(name);
      throw error;
    }
  }

  const remoteReader = (name: string): PartReader => ({
    readPart: async (range) => buffer(await read(name, range)),
    async readInPieces(range, take) {
      const content = await read(name, range);
      // Whole, so that nothing is sent of a part that the server breaks off.
      if (range.end - range.start < SMALL_PART_BYTES) return take(await buffer(content));
      for await (const piece of content) await take(piece as Buffer);
    },
  });

  const withLocalCopy = createLocalCopies(async (name) => {
    const path = incomingFiles.incomingPath();
    try {
      await incomingFiles.write(path, await bucket.read(name));
      return path;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  });

  return {
    ...incomingFiles,

    async save(temporaryPath, name) {
      try {
        if (!isMediaName(name)) throw new Error(`Not a name a stored file may have: ${JSON.stringify(name)}`);
        const ContentType = contentTypeOf(name) ?? 'application/octet-stream';
        await bucket.put(temporaryPath, { Key: name, ContentType, CacheControl: CACHE_FOREVER });
        forget(name);
      } finally {
        // A file that cannot be removed now is removed at the next start.
        await rm(temporaryPath, { force: true }).catch(() => undefined);
      }
    },

    async open(name): Promise<StoredFile | null> {
      const facts = known.get(name) ?? (await factsOrCopied(name));
      if (!facts) return null;
      const reader = hotFiles.preferCopy(name, facts, remoteReader(name));
      return {
        ...facts,
        read: (range) => read(name, range),
        readInPieces: (range, take) => ranges.readInPieces(name, range, take, reader),
      };
    },

    async discard(name) {
      if (!isMediaName(name)) return;
      try {
        await bucket.remove(name);
      } finally {
        forget(name);
      }
    },

    async *list(prefix = ''): AsyncIterable<ListedFile> {
      for await (const file of bucket.list(prefix)) if (isMediaName(file.name)) yield file;
    },

    async withLocalFile(name, work) {
      if (!isMediaName(name)) throw fileNotFound();
      return withLocalCopy(name, async (path) => {
        try {
          return await work(path);
        } catch (error) {
          // The work failed because the file was discarded, whatever the tool reports.
          throw (await factsOf(name)) ? error : fileNotFound();
        }
      });
    },

    async setAside(name, day) {
      if (!isMediaName(name)) return;
      try {
        await bucket.rename(name, keyOf({ name, day }));
      } finally {
        forget(name);
      }
    },

    async *listSetAside() {
      for await (const { name: key, size } of bucket.listWithFolders(`${LOST_AND_FOUND}/`)) {
        const file = readSetAside(key.slice(LOST_AND_FOUND.length + 1));
        if (file) yield { ...file, size };
      }
    },

    takeBack: (file) => bucket.rename(keyOf(file), file.name),
    discardSetAside: (file) => bucket.remove(keyOf(file)),

    async clearIncoming() {
      await hotFiles.tidy();
      return incomingFiles.clearIncoming();
    },
    async savePiece(name, content) {
      if (!isPieceName(name)) throw new Error('Not a name a piece may have');
      await bucket.putBytes(keyOfPiece(name), content);
    },

    async readPiece(name) {
      if (!isPieceName(name)) throw fileNotFound();
      return bucket.read(keyOfPiece(name));
    },

    async discardPieces(upload) {
      if (!isPieceName({ upload, piece: upload })) return;
      const keys: string[] = [];
      for await (const { name } of bucket.listWithFolders(`${PIECES}/${upload}/`)) keys.push(name);
      // Together: a large file has hundreds, and a form is answered after them.
      await Promise.all(keys.map((key) => bucket.remove(key)));
    },

    async *listPieces() {
      for await (const { name: key, modifiedAt } of bucket.listWithFolders(`${PIECES}/`)) {
        const [, upload = '', piece = ''] = key.split('/');
        if (isPieceName({ upload, piece })) yield { upload, piece, modifiedAt };
      }
    },

    clearUnsent: () => bucket.abortAbandonedUploads(),

    publicAddress: (name) => settings.publicUrl && `${settings.publicUrl}/${name}`,
    isShared: async () => true,

    async check() {
      await Promise.all([bucket.check(), incoming.check()]);
    },

    async close() {
      await hotFiles.close();
      bucket.close();
      await incoming.close();
    },
  };
}

import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { fileNotFound } from '#server/errors.ts';
import { incomingUploads } from '#server/storage/media-store/incoming-uploads.ts';
import { contentTypeOf, CACHE_FOREVER } from '#server/storage/media-store/content-types.ts';
import type { IncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import { createLocalCopies } from '#server/storage/media-store/local-copies.ts';
import { createRangeCache } from '#server/storage/media-store/range-cache.ts';
import type {
  ByteRange,
  ListedFile,
  MediaStore,
  PieceName,
  SetAsideFile,
  StoredFile,
} from '#server/storage/media-store/media-store.ts';
import { isMediaName, isPieceName, LOST_AND_FOUND, PIECES, readSetAside } from '#server/storage/media-store/names.ts';
import { createBucket, type ObjectFacts } from '#server/storage/media-store/s3/bucket.ts';
import type { BucketSettings } from '#server/storage/media-store/s3/clients.ts';

type Settings = BucketSettings & { publicUrl: string | null };

/** Covers a player that reads part after part; a deletion by another instance is noticed after this time. */
const KNOWN_MS = 10_000;
const MAX_KNOWN = 2_000;

const keyOf = ({ day, name }: Pick<SetAsideFile, 'day' | 'name'>) => `${LOST_AND_FOUND}/${day}/${name}`;

const keyOfPiece = ({ upload, piece }: PieceName) => `${PIECES}/${upload}/${piece}`;

/** Files in a bucket of an S3-compatible store, shared by many instances; incoming ones are on the local disk. */
export async function createS3Store(settings: Settings, incoming: IncomingFolder): Promise<MediaStore> {
  const bucket = createBucket(settings);
  await bucket.checkAtStart();
  const known = new LRUCache<string, ObjectFacts>({ max: MAX_KNOWN, ttl: KNOWN_MS });
  const incomingFiles = incomingUploads(incoming);

  async function factsOf(name: string): Promise<ObjectFacts | null> {
    if (!isMediaName(name)) return null;
    const facts = await bucket.facts(name);
    if (facts) known.set(name, facts);
    else known.delete(name);
    return facts;
  }

  async function read(name: string, range?: ByteRange): Promise<Readable> {
    try {
      return await bucket.read(name, range);
    } catch (error) {
      known.delete(name);
      throw error;
    }
  }
  const ranges = createRangeCache(async (name, range) => buffer(await read(name, range)));

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
        ranges.forget(name);
      } finally {
        // A file that cannot be removed now is removed at the next start.
        await rm(temporaryPath, { force: true }).catch(() => undefined);
      }
    },

    async open(name): Promise<StoredFile | null> {
      const facts = known.get(name) ?? (await factsOf(name));
      if (!facts) return null;
      return {
        ...facts,
        read: (range) => read(name, range),
        readPart: (range) => ranges.readPart(name, range),
        readInPieces: async (range, take) => {
          for await (const piece of await read(name, range)) await take(piece as Buffer);
        },
      };
    },

    async discard(name) {
      if (!isMediaName(name)) return;
      try {
        await bucket.remove(name);
      } finally {
        known.delete(name);
        ranges.forget(name);
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
        known.delete(name);
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
      for await (const { name } of bucket.listWithFolders(`${PIECES}/${upload}/`)) await bucket.remove(name);
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
      bucket.close();
      await incoming.close();
    },
  };
}

import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { readDiskSpace } from '#server/storage/disk-space.ts';
import { asFailure, isMissing } from '#server/storage/media-store/disk-failures.ts';
import type { IncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import type { PartReader } from '#server/storage/media-store/media-store.ts';
import { createOpenFiles } from '#server/storage/media-store/open-files.ts';
import type { ObjectFacts } from '#server/storage/media-store/s3/bucket.ts';

/** A file of which so many parts are read within READS_MS is copied. */
export const HOT_READS = 3;
const READS_MS = 10 * 60_000;
const MAX_COUNTED = 10_000;
/** While so many are being copied, no other copy begins. */
export const MAX_COPYING = 2;
/** One long video does not replace all songs. */
export const LARGEST_SHARE = 1 / 4;

type Copy = {
  facts: ObjectFacts;
  /** Null until the copy is complete. */
  path: string | null;
  stop: AbortController;
};

type Deps = {
  /** Belongs to this program alone, and is removed when it ends. */
  folder: IncomingFolder;
  maxBytes: number;
  readRemote: (name: string) => Promise<Readable>;
};

/**
 * Copies of the most read remote files on the local disk (decision 67). They only save work: a file that cannot be
 * copied is read from the store.
 */
export function createHotFiles({ folder, maxBytes, readRemote }: Deps) {
  const openFiles = createOpenFiles();
  const reads = new LRUCache<string, number>({ max: MAX_COUNTED, ttl: READS_MS, noUpdateTTL: true });
  const copying = new Map<Copy, Promise<void>>();
  const copies = new LRUCache<string, Copy>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ facts }) => Math.max(1, facts.size),
    dispose: discard,
  });

  function discard({ path, stop }: Copy): void {
    stop.abort();
    if (path === null) return;
    openFiles.forget(path);
    // A file that cannot be removed now is removed with the folder.
    void rm(path, { force: true }).catch(() => undefined);
  }

  function countRead(name: string, facts: ObjectFacts): void {
    if (maxBytes === 0 || facts.size > maxBytes * LARGEST_SHARE || copies.has(name)) return;
    const count = (reads.get(name) ?? 0) + 1;
    reads.set(name, count);
    if (count < HOT_READS || copying.size >= MAX_COPYING) return;
    reads.delete(name);
    const copy: Copy = { facts, path: null, stop: new AbortController() };
    // Before it is made, so that the space of unfinished copies counts too.
    copies.set(name, copy);
    copying.set(
      copy,
      make(name, copy).finally(() => copying.delete(copy)),
    );
  }

  /** Never fails: without space, or while the store is away, there is no copy. */
  async function make(name: string, copy: Copy): Promise<void> {
    const { facts, stop } = copy;
    let temporaryPath: string | null = null;
    try {
      temporaryPath = folder.newFilePath();
      if (!(await hasRoom(facts.size))) throw new Error('The disk is nearly full');
      const content = await readRemote(name);
      await pipeline(content, createWriteStream(temporaryPath, { flags: 'wx' }), { signal: stop.signal });
      const { size } = await stat(temporaryPath);
      if (size !== facts.size) throw new Error(`${size} of ${facts.size} bytes have arrived`);
      const path = `${temporaryPath}-${name}`;
      await rename(temporaryPath, path);
      copy.path = path;
      // Forgotten meanwhile.
      if (stop.signal.aborted) discard(copy);
    } catch {
      if (copies.peek(name) === copy) copies.delete(name);
      if (temporaryPath !== null) await rm(temporaryPath, { force: true }).catch(() => undefined);
    }
  }

  async function hasRoom(bytes: number): Promise<boolean> {
    const { freeBytes, lowBelowBytes } = await readDiskSpace(folder.path());
    return freeBytes === null || freeBytes - bytes >= lowBelowBytes;
  }

  function forget(name: string): void {
    copies.delete(name);
    reads.delete(name);
  }

  return {
    forget,

    /** Of a file that has a copy. */
    factsOf(name: string): ObjectFacts | null {
      const copy = copies.peek(name);
      return copy?.path ? copy.facts : null;
    },

    /** Reads the copy while there is one; otherwise reads the remote file, which is copied when that happens often. */
    preferCopy(name: string, facts: ObjectFacts, remote: PartReader): PartReader {
      async function readFrom<T>(fromCopy: (path: string) => Promise<T>, fromRemote: () => Promise<T>) {
        const path = copies.get(name)?.path;
        if (!path) {
          countRead(name, facts);
          return fromRemote();
        }
        try {
          return await fromCopy(path);
        } catch (error) {
          const failure = asFailure(error);
          // It is an error of the disk, and not of the reader.
          if (failure !== error) forget(name);
          // Nothing has been read yet.
          if (isMissing(error)) return fromRemote();
          throw failure;
        }
      }
      return {
        readPart: (range) =>
          readFrom(
            (path) => openFiles.readerOf(path).readPart(range),
            () => remote.readPart(range),
          ),
        readInPieces: (range, take) =>
          readFrom(
            (path) => openFiles.readerOf(path).readInPieces(range, take),
            () => remote.readInPieces(range, take),
          ),
      };
    },

    /** Gives up the copies when the disk runs full, and removes those of programs that no longer run. */
    async tidy(): Promise<void> {
      if (!(await hasRoom(0))) copies.clear();
      await folder.clear();
    },

    async close(): Promise<void> {
      for (const { stop } of copying.keys()) stop.abort();
      await Promise.all(copying.values());
      openFiles.close();
      await folder.close();
    },
  };
}

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as diskSpace from '#server/storage/disk-space.ts';
import {
  createHotFiles,
  HOT_READS,
  LARGEST_SHARE,
  MAX_COPYING,
} from '#server/storage/media-store/hot-files.ts';
import { createIncomingFolder } from '#server/storage/media-store/incoming-folder.ts';

const SIZE = 1_000;
const FOUR_FILES = SIZE / LARGEST_SHARE;
const contentOf = (name: string) => Buffer.alloc(SIZE, name);

type Options = { maxBytes?: number; readRemote?: (name: string) => Promise<Readable>; size?: number };

async function makeHotFiles({ maxBytes = FOUR_FILES, readRemote, size = SIZE }: Options = {}) {
  const root = await mkdtemp(join(tmpdir(), 'marquee-hot-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = await createIncomingFolder(root);
  const hot = createHotFiles({
    folder,
    maxBytes,
    readRemote: readRemote ?? (async (name) => Readable.from([contentOf(name)])),
  });
  onTestFinished(() => hot.close());
  const remoteReads: string[] = [];
  const fileOf = (name: string) =>
    hot.preferCopy(
      name,
      { size, modifiedAt: new Date(0) },
      {
        readPart: async ({ start, end }) => {
          remoteReads.push(name);
          return contentOf(name).subarray(start, end + 1);
        },
        readInPieces: async (_, take) => {
          remoteReads.push(name);
          await take(contentOf(name));
        },
      },
    );
  const readOften = async (name: string) => {
    const file = fileOf(name);
    for (let reads = 0; reads < HOT_READS; reads += 1)
      expect(await file.readPart({ start: 5, end: 9 })).toEqual(contentOf(name).subarray(5, 10));
    remoteReads.length = 0;
  };
  const heat = async (name: string) => {
    await readOften(name);
    await vi.waitUntil(() => hot.factsOf(name));
  };
  const filesOnDisk = async () => (await readdir(folder.path())).map((name) => name.slice(37)).sort();
  return { hot, folder, fileOf, readOften, heat, remoteReads, filesOnDisk };
}

test('a file that is read often is read from a complete copy from then on', async () => {
  const { fileOf, heat, remoteReads, filesOnDisk } = await makeHotFiles();
  await heat('song.mp3');
  const file = fileOf('song.mp3');
  expect(await file.readPart({ start: 5, end: 9 })).toEqual(contentOf('song.mp3').subarray(5, 10));
  const pieces: Buffer[] = [];
  await file.readInPieces({ start: 0, end: SIZE - 1 }, async (piece) => void pieces.push(Buffer.from(piece)));
  expect(Buffer.concat(pieces)).toEqual(contentOf('song.mp3'));
  expect(remoteReads).toEqual([]);
  expect(await filesOnDisk()).toEqual(['song.mp3']);
});

test('a file that is read rarely is not copied', async () => {
  const readRemote = vi.fn<(name: string) => Promise<Readable>>();
  const { hot, fileOf } = await makeHotFiles({ readRemote });
  for (let reads = 1; reads < HOT_READS; reads += 1) await fileOf('song.mp3').readPart({ start: 0, end: 1 });
  await hot.close();
  expect(readRemote).not.toHaveBeenCalled();
});

test('the copies stay within their space, and the one that was not read for longest goes', async () => {
  const { hot, fileOf, heat, filesOnDisk } = await makeHotFiles();
  for (const name of ['a.mp3', 'b.mp3', 'c.mp3', 'd.mp3']) await heat(name);
  await fileOf('a.mp3').readPart({ start: 0, end: 1 });
  await heat('e.mp3');
  expect(hot.factsOf('b.mp3')).toBeNull();
  await vi.waitFor(async () => expect(await filesOnDisk()).toEqual(['a.mp3', 'c.mp3', 'd.mp3', 'e.mp3']));
});

test.each([
  ['that is larger than its share of the space', { maxBytes: FOUR_FILES - 1 }],
  ['while copies are off', { maxBytes: 0 }],
])('a file %s is not copied', async (_, { maxBytes }) => {
  const readRemote = vi.fn<(name: string) => Promise<Readable>>();
  const { hot, readOften } = await makeHotFiles({ maxBytes, readRemote });
  await readOften('song.mp3');
  await readOften('song.mp3');
  await hot.close();
  expect(readRemote).not.toHaveBeenCalled();
});

test.each([
  ['ends too early', async () => Readable.from([Buffer.alloc(SIZE - 1)])],
  ['breaks off', async () => Readable.from(brokenOff())],
  ['cannot be read', () => Promise.reject(new Error('away'))],
])('nothing is left of a copy that %s, and it is tried again', async (_, readRemote) => {
  let isBroken = true;
  const { hot, readOften, filesOnDisk } = await makeHotFiles({
    readRemote: (name) => (isBroken ? readRemote() : Promise.resolve(Readable.from([contentOf(name)]))),
  });
  await readOften('song.mp3');
  await vi.waitFor(async () => expect(await filesOnDisk()).toEqual([]));
  expect(hot.factsOf('song.mp3')).toBeNull();
  isBroken = false;
  await vi.waitUntil(async () => {
    await readOften('song.mp3');
    return hot.factsOf('song.mp3');
  });
});

async function* brokenOff() {
  yield Buffer.alloc(SIZE - 1);
  throw new Error('The connection was lost');
}

test('a half copy is not read, and goes with the file that is discarded meanwhile', async () => {
  const arriving = new PassThrough();
  arriving.write(Buffer.alloc(SIZE / 2));
  const { hot, fileOf, readOften, remoteReads, filesOnDisk } = await makeHotFiles({
    readRemote: async () => arriving,
  });
  await readOften('song.mp3');
  await vi.waitFor(async () => expect(await filesOnDisk()).toHaveLength(1));
  await fileOf('song.mp3').readPart({ start: 0, end: 1 });
  expect(remoteReads).toEqual(['song.mp3']);
  hot.forget('song.mp3');
  await vi.waitFor(async () => expect(await filesOnDisk()).toEqual([]));
  expect(arriving.destroyed).toBe(true);
});

test('only few files are copied at a time', async () => {
  const readRemote = vi.fn<() => Promise<Readable>>(async () => new PassThrough());
  const { readOften } = await makeHotFiles({ readRemote });
  for (const name of ['a.mp3', 'b.mp3', 'c.mp3', 'd.mp3']) await readOften(name);
  await vi.waitFor(() => expect(readRemote).toHaveBeenCalledTimes(MAX_COPYING));
});

test('on a disk with little space no copy is made, and those that exist make room', async () => {
  const readRemote = vi.fn<(name: string) => Promise<Readable>>(async (name) =>
    Readable.from([contentOf(name)]),
  );
  const { hot, heat, readOften, filesOnDisk } = await makeHotFiles({ readRemote });
  await heat('song.mp3');
  const little = { isFull: false, freeBytes: SIZE, lowBelowBytes: SIZE + 1 };
  const read = vi.spyOn(diskSpace, 'readDiskSpace').mockResolvedValue(little);
  onTestFinished(() => read.mockRestore());
  await readOften('other.mp3');
  await hot.tidy();
  await vi.waitFor(async () => expect(await filesOnDisk()).toEqual([]));
  await hot.close();
  expect(readRemote.mock.calls).toEqual([['song.mp3']]);
});

test('a copy that was removed by hand is not missed', async () => {
  const { hot, folder, fileOf, heat, remoteReads } = await makeHotFiles();
  await heat('song.mp3');
  await rm(folder.path(), { recursive: true });
  const part = await fileOf('song.mp3').readPart({ start: 0, end: 9 });
  expect(part).toEqual(contentOf('song.mp3').subarray(0, 10));
  expect(remoteReads).toEqual(['song.mp3']);
  expect(hot.factsOf('song.mp3')).toBeNull();
});

test('a reader who leaves in the middle takes no copy away', async () => {
  const { hot, fileOf, heat } = await makeHotFiles();
  await heat('song.mp3');
  const left = new Error('The connection has ended');
  const reading = fileOf('song.mp3').readInPieces({ start: 0, end: 9 }, () => Promise.reject(left));
  await expect(reading).rejects.toBe(left);
  expect(hot.factsOf('song.mp3')).not.toBeNull();
});

test('nothing is left after the end, also while a file is being copied', async () => {
  const { hot, folder, heat, readOften } = await makeHotFiles({
    readRemote: async (name) => (name === 'song.mp3' ? Readable.from([contentOf(name)]) : new PassThrough()),
  });
  await heat('song.mp3');
  await readOften('other.mp3');
  const path = folder.path();
  await hot.close();
  await expect(readdir(path)).rejects.toThrow('ENOENT');
});

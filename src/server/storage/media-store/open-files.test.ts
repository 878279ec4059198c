import fs from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOpenFiles } from '#server/storage/media-store/open-files.ts';
import { LARGE_BYTES, SMALL_BYTES } from '#server/storage/media-store/read-buffers.ts';

const SIZE = 3 * LARGE_BYTES;
const content = Buffer.from(Array.from({ length: SIZE }, (_, place) => place % 251));
/** Spread over the file, none like another. */
const startOf = (nth: number) => (nth * 7_919_003) % (SIZE - SMALL_BYTES);

async function openFile() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-open-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'song.mp3');
  await writeFile(path, content);
  const files = createOpenFiles();
  onTestFinished(() => files.close());
  const reader = files.readerOf(path);
  /** Compared before it is taken, as the memory is then used for others. */
  const expectRight = async (start: number, length: number, whileHeld = () => Promise.resolve()) => {
    let position = start;
    await reader.readInPieces({ start, end: start + length - 1 }, async (piece) => {
      await whileHeld();
      expect(piece.equals(content.subarray(position, position + piece.length))).toBe(true);
      position += piece.length;
    });
    expect(position).toBe(start + length);
    return position - start;
  };
  return { path, reader, expectRight };
}

/** What is asked of the system. */
function watchReads() {
  const read = vi.spyOn(fs, 'read');
  syncBuiltinESMExports();
  onTestFinished(() => {
    read.mockRestore();
    syncBuiltinESMExports();
  });
  const memories = () => new Set(read.mock.calls.map(([, memory]) => (memory as unknown as Buffer).buffer));
  return { reads: () => read.mock.calls.length, memories };
}

test('a hundred parts of a song cost one read each, and the memory of one', async () => {
  const { expectRight } = await openFile();
  const { reads, memories } = watchReads();
  for (let nth = 0; nth < 100; nth += 1) await expectRight(startOf(nth), SMALL_BYTES);
  expect([reads(), memories().size]).toEqual([100, 1]);
});

test('what a slow reader holds stays as it is, however many read meanwhile', async () => {
  const { expectRight } = await openFile();
  let resume = () => {};
  const paused = new Promise<void>((resolve) => (resume = resolve));
  const slow = [SMALL_BYTES, SIZE - 1_000].flatMap((length) =>
    Array.from({ length: 30 }, (_, nth) => expectRight(nth, length, () => paused)),
  );
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 10 }, (_, nth) => expectRight(startOf(nth), SMALL_BYTES)));
  resume();
  expect(new Set(await Promise.all(slow))).toEqual(new Set([SMALL_BYTES, SIZE - 1_000]));
});

test('a file that has become shorter is noticed before any of a small part is taken', async () => {
  const { path, reader, expectRight } = await openFile();
  await expectRight(0, 1);
  await truncate(path, 1_000);
  const taken: number[] = [];
  const reading = reader.readInPieces(
    { start: 500, end: 1_499 },
    async ({ length }) => void taken.push(length),
  );
  await expect(reading).rejects.toThrow('cut off');
  expect(taken).toEqual([]);
});

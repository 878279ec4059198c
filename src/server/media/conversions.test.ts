import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createConversions } from '#server/media/conversions.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Conversions by a program that does this with its job. */
async function conversionsBy(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-conversions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const workerPath = join(folder, 'worker.mjs');
  await writeFile(workerPath, source);
  const { video } = createConversions({ workerPath });
  const run = { signal: new AbortController().signal };
  return {
    video: (duration: number | null) => video('/x', { folder, targets: [], duration }, run),
  };
}

it.each([60, null, 12 * 60 * 60, 1e12])('a video of %s seconds has time', async (duration) => {
  const { video } = await conversionsBy(
    `process.stdin.once('data', () => console.log('{"response":{"result":{"streams":[]}}}'))`,
  );
  expect(await video(duration)).toEqual({ streams: [] });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CannotConvert } from '#server/errors.ts';
import { createConversions } from '#server/media/conversions.ts';
import { isOutOfSpace } from '#server/storage/disk-space.ts';
import { OUT_OF_MEMORY } from '#server/media/worker/protocol.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Conversions by a program that does this with its job. */
async function conversionsBy(source: string, timeoutMs?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-conversions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const workerPath = join(folder, 'worker.mjs');
  await writeFile(workerPath, source);
  const { track, video } = createConversions({ workerPath, ...(timeoutMs && { timeoutMs }) });
  const run = { signal: new AbortController().signal };
  return {
    track: () => track('/x', { targets: { aac: '', opus: '' }, isOnRelease: false }, run),
    video: (duration: number | null) => video('/x', { folder, targets: [], duration }, run),
  };
}

it.each([60, null, 12 * 60 * 60, 1e12])('a video of %s seconds has time', async (duration) => {
  const { video } = await conversionsBy(
    `process.stdin.once('data', () => console.log('{"response":{"result":{"streams":[]}}}'))`,
  );
  expect(await video(duration)).toEqual({ streams: [] });
});

it('a standstill is not held against the file', async () => {
  const silent = await conversionsBy('setInterval(() => {}, 1000)', 1);
  for (const convert of [silent.track, () => silent.video(60)]) {
    const error: unknown = await convert().catch((failed: unknown) => failed);
    expect(error).toMatchObject({ status: 503 });
    expect(error).not.toBeInstanceOf(CannotConvert);
  }
});

it('a full disk is recognised, so that the job waits for space', async () => {
  const source = `process.stderr.write('Error: ENOSPC: no space left on device', () => process.exit(1))`;
  const { video } = await conversionsBy(source);
  const error: unknown = await video(60).catch((failed: unknown) => failed);
  expect(error).toMatchObject({ status: 503 });
  expect(isOutOfSpace((error as Error).cause)).toBe(true);
});

it('a file that takes too much memory is too heavy', async () => {
  const hungry = await conversionsBy(
    `process.stderr.write('${OUT_OF_MEMORY}', () => process.kill(process.pid, 'SIGKILL'))`,
  );
  await expect(hungry.video(60)).rejects.toMatchObject({ reason: 'tooHeavy' });
});

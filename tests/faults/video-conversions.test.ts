import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { formOf } from '#tests/support/factories.ts';
import {
  expectNothingAmiss,
  freshFolder,
  readDatabase,
  startOwnedSite,
  storedNames,
} from '#tests/support/fault-site.ts';
import { figure } from '#tests/support/figures.ts';
import { watch } from '#tests/support/media/watch.ts';

const FRAMES = 120 * 25;

/** The finished pieces of all videos. */
async function piecesIn(dataDir: string): Promise<string[]> {
  const paths = await readdir(join(dataDir, 'conversions'), { recursive: true }).catch(() => []);
  return paths.filter((path) => /\d+-\d+\.mp4$/.test(path)).sort();
}

async function waitForPieces(dataDir: string, count: number): Promise<void> {
  const enough = async () => expect((await piecesIn(dataDir)).length).toBeGreaterThanOrEqual(count);
  await vi.waitFor(enough, { timeout: 120_000, interval: 20 });
}

async function madeAt(dataDir: string, piece: string | undefined): Promise<number> {
  return (await stat(join(dataDir, 'conversions', piece ?? ''))).mtimeMs;
}

test('A22: a conversion that is cut off twice, and once more at its end, goes on and leaves nothing', async () => {
  const dataDir = await freshFolder();
  const site = await startOwnedSite({ dataDir });
  const created = await fetch(`${site.url}/api/videos`, {
    method: 'POST',
    headers: { cookie: await site.signIn() },
    body: await formOf({ title: 'Long' }, { videoFile: 'long.mp4' }),
  });
  expect(created.status).toBe(201);
  await waitForPieces(dataDir, 1);
  await site.kill();
  const [first] = await piecesIn(dataDir);
  const before = await madeAt(dataDir, first);

  const second = await startOwnedSite({ dataDir });
  await waitForPieces(dataDir, 3);
  await second.kill();
  const pieces = await piecesIn(dataDir);
  expect(await madeAt(dataDir, first)).toBe(before);

  const doomed = await startOwnedSite({
    dataDir,
    environment: { NODE_ENV: 'test', FAIL_POINT: 'video-converted' },
  });
  await vi.waitFor(() => expect(fetch(doomed.url)).rejects.toThrow('fetch failed'), 240_000);
  expect(await madeAt(dataDir, first)).toBe(before);

  const after = await startOwnedSite({ dataDir });
  const video = await vi.waitFor(async () => {
    const [shown] = (await (await fetch(`${after.url}/api/videos`)).json()) as Video[];
    expect(shown?.streams).toHaveLength(1);
    const left = readDatabase(dataDir, (database) => database.prepare('select * from conversions').all());
    expect(left).toEqual([]);
    expect(await readdir(join(dataDir, 'conversions'))).toEqual([]);
    await expectNothingAmiss(dataDir);
    return shown;
  }, 240_000);
  expect((await storedNames(dataDir)).filter((name) => name.endsWith('.mp4'))).toHaveLength(2);

  const stream = await fetch(after.url + (video?.streams[0]?.url ?? ''));
  const { times, secondsOfSound } = await watch(Buffer.from(await stream.arrayBuffer()));
  expect(times).toHaveLength(FRAMES);
  const unsteady = times.filter((time, index) => Math.abs(time - index / 25) > 0.001);
  expect(unsteady).toEqual([]);
  expect(secondsOfSound).toBeCloseTo(FRAMES / 25, 0);
  figure(
    'A22',
    `3 × kill -9 during the conversion of a video, after one and ${pieces.length} pieces and at its end: no piece made twice, ${times.length} of ${FRAMES} frames at their time, 0 files left over`,
  );
});

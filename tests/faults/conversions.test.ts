import { expect, test, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { formOf } from '#tests/support/factories.ts';
import {
  expectNothingAmiss,
  freshFolder,
  readDatabase,
  startOwnedSite,
  storedNames,
} from '#tests/support/fault-site.ts';
import { makeSine } from '#tests/support/media/wav.ts';

const conversionsIn = (dataDir: string) =>
  readDatabase(dataDir, (database) => database.prepare('select done, failure from conversions').all());

test('a power cut in the middle of a conversion, and one at its end, leave nothing; the next start finishes it', async () => {
  const dataDir = await freshFolder();
  const site = await startOwnedSite({ dataDir });
  // Near the limit of 10 MB, so that the conversion takes a while.
  const bytes = makeSine({ rate: 44_100, channels: 2, seconds: 55, level: -20 });
  const created = await fetch(`${site.url}/api/tracks`, {
    method: 'POST',
    headers: { cookie: await site.signIn() },
    body: await formOf({ title: 'Long' }, { audioFile: { name: 'long.wav', bytes } }),
  });
  expect(created.status).toBe(201);
  await vi.waitFor(() => expect(conversionsIn(dataDir)).toHaveLength(1), { timeout: 60_000, interval: 5 });
  await site.kill();
  expect(await storedNames(dataDir)).toHaveLength(1);

  const doomed = await startOwnedSite({
    dataDir,
    environment: { NODE_ENV: 'test', FAIL_POINT: 'track-converted' },
  });
  await vi.waitFor(() => expect(fetch(doomed.url)).rejects.toThrow('fetch failed'), 120_000);
  expect(await storedNames(dataDir)).toHaveLength(1);

  const after = await startOwnedSite({ dataDir });
  await vi.waitFor(async () => {
    const [track] = (await (await fetch(`${after.url}/api/tracks`)).json()) as Track[];
    expect(track?.streams).toHaveLength(2);
    expect(conversionsIn(dataDir)).toEqual([]);
    await expectNothingAmiss(dataDir);
  }, 120_000);
  expect(await storedNames(dataDir)).toHaveLength(3);
});

import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { addViews, emptyTally } from '#server/domain/statistics/tally.ts';
import { count } from '#tests/support/count.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';
import { CHROME, countedOn } from '#tests/support/statistics.ts';
import { makeDataFolder, openStoredDatabase } from '#tests/support/stores.ts';

const visit = (site: Site, path = '/') =>
  site.visitor().send({
    method: 'POST',
    url: apiPaths.visits,
    payload: { path },
    headers: { 'user-agent': CHROME },
  });

/** As another program that writes for long. */
function lock({ folder }: Site) {
  const other = new DatabaseSync(join(folder, 'marquee.sqlite'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return { end: () => other.exec('rollback') };
}

test('what cannot be stored waits, and is then stored once', async () => {
  const site = await makeSite({ lockWaitMs: 1 });
  await visit(site);
  await site.statistics.flush();
  const writing = lock(site);
  expect((await visit(site)).statusCode).toBe(204);
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(site.statistics.flush()).rejects.toMatchObject({ status: 503 });
  expect((await visit(site, '/music')).statusCode).toBe(204);
  writing.end();
  expect(await countedOn(site)).toEqual({
    'allVisits ': 3,
    'visits /': 2,
    'visits /music': 1,
    'visitors ': 1,
    'devices computer': 3,
  });
});

test('a visit that cannot even be recognised is answered too', async () => {
  const site = await makeSite({ lockWaitMs: 1 });
  const writing = lock(site);
  expect((await visit(site)).statusCode).toBe(204);
  await site.statistics.flush();
  writing.end();
  await visit(site);
  expect(await countedOn(site)).toMatchObject({ 'visits /': 1 });
});

test('a full disk is not written to', async () => {
  const site = await makeSite();
  await visit(site);
  await site.statistics.flush();
  const { check } = site.disk;
  site.disk.check = async () => ({ ...(await check()), isFull: true });
  await visit(site);
  expect(await countedOn(site)).toMatchObject({ 'visits /': 1 });
  site.disk.check = check;
  expect(await countedOn(site)).toMatchObject({ 'visits /': 2 });
});

test('a stop stores what was counted', async () => {
  const dataDir = await makeDataFolder();
  const site = await makeSite({ dataDir });
  await visit(site);
  await site.close();
  const { database, close } = await openStoredDatabase(dataDir);
  onTestFinished(close);
  const rows = await database.selectFrom('statistics').selectAll().where('measure', '=', 'visits').execute();
  expect(rows.map(({ span, subject, amount }) => [span, subject, amount])).toEqual([
    ['day', '/', 1],
    ['month', '/', 1],
  ]);
});

test('a stop goes on if nothing can be stored', async () => {
  const site = await makeSite({ lockWaitMs: 1 });
  await visit(site);
  await site.statistics.flush();
  await visit(site);
  lock(site);
  await expect(site.statistics.close()).resolves.toBeUndefined();
});

test('what cannot be deleted is not lost', async () => {
  const site = await makeSite({ lockWaitMs: 1 });
  const owner = await makeOwner(site);
  await visit(site);
  await site.statistics.flush();
  await visit(site);
  const writing = lock(site);
  await expect(site.statistics.deleteAll()).rejects.toMatchObject({ status: 503 });
  writing.end();
  expect(await countedOn(site)).toMatchObject({ 'visits /': 2 });
  expect((await owner.delete(apiPaths.statistics)).statusCode).toBe(204);
  expect(await countedOn(site)).toEqual({});
});

test('made-up viewers do not fill the database', async () => {
  const site = await makeSite();
  const day = '2026-11-18';
  const viewers = (names: string[]) => {
    const tally = emptyTally();
    for (const visitor of names) addViews(tally, { videoId: 1, visitor, views: 1, reports: 0 });
    return tally;
  };
  await count(site, day, { videoPlays: { 1: 100_000, 2: 99_999 } });
  await count(site, day, {}, viewers(['a', 'b']));
  await count(site, day, {}, viewers(['c']));
  const stored = await site.database.selectFrom('statisticsViews').select('visitor').execute();
  expect(stored).toEqual([{ visitor: 'a' }]);
  expect(await countedOn(site)).toMatchObject({ 'videoPlays 1': 100_001, 'videoPlays 2': 99_999 });
});

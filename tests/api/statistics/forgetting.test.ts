import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { withDatabaseCopy } from '#server/domain/backup/copy-database.ts';
import { createStatistics } from '#server/domain/statistics/statistics.ts';
import { insertVideo } from '#tests/support/factories.ts';
import { makeSite, type Site } from '#tests/support/site.ts';
import { CHROME, countedOn } from '#tests/support/statistics.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Until then, another instance may store what it counted before midnight. */
const MINUTE_MS = 60_000;
const VISITORS = 500;

function setClock(now: number, toFake: ('Date' | 'setInterval')[] = ['Date']): void {
  vi.useFakeTimers({ toFake, now });
  onTestFinished(() => void vi.useRealTimers());
}

/** Visits and views by many; returns what recognises them. */
async function count(site: Site, visitors: number): Promise<string[]> {
  const { id } = await insertVideo(site);
  for (let number = 0; number < visitors; number += 1) {
    const headers = {
      'x-forwarded-for': `198.51.${number >> 8}.${number & 255}`,
      'user-agent': CHROME,
    };
    await site.visitor().send({ method: 'POST', url: apiPaths.visits, payload: { path: '/' }, headers });
    await site.visitor().send({ method: 'POST', url: `/api/videos/${id}/view`, headers });
    if (number % 50 === 0) await site.statistics.flush();
  }
  await site.statistics.flush();
  const { database } = site;
  const salts = await database.selectFrom('statisticsSalts').select('salt').execute();
  const rows = await database.selectFrom('statisticsVisitors').select('visitor').execute();
  return [...salts.map(({ salt }) => salt), ...rows.map(({ visitor }) => visitor)];
}

const makeCountedSite = () => makeSite({ environment: { TRUST_PROXY: '127.0.0.1' } });

async function bytesIn(path: string): Promise<string> {
  const files = ['', '-wal'].map((end) => readFile(path + end, 'latin1').catch(() => ''));
  return (await Promise.all(files)).join('');
}

const foundIn = (bytes: string, secrets: string[]) => secrets.filter((secret) => bytes.includes(secret));

test('after the day, no byte of the database recognises a visitor', async () => {
  const site = await makeCountedSite();
  const secrets = await count(site, VISITORS);
  const file = join(site.folder, 'marquee.sqlite');
  expect(secrets.length).toBe(VISITORS + 1);
  expect(foundIn(await bytesIn(file), secrets)).toEqual(secrets);

  setClock(Date.now() + DAY_MS + MINUTE_MS);
  // A visitor comes in the first minute of the new day.
  const headers = { 'user-agent': CHROME };
  await site.visitor().send({ method: 'POST', url: apiPaths.visits, payload: { path: '/' }, headers });
  await site.statistics.flush();
  await site.statistics.forget();
  const bytes = await bytesIn(file);
  expect(foundIn(bytes, [...secrets, '198.51', 'Chrome/'])).toEqual([]);
  const left = await site.database.selectFrom('statisticsVisitors').selectAll().execute();
  expect(left.length).toBe(1);
});

test('a backup has the sums, and nothing that recognises a visitor', async () => {
  const site = await makeCountedSite();
  const secrets = await count(site, 20);
  const path = join(site.folder, 'copy.sqlite');
  const deps = { location: site.config, log: site.app.log };
  const bytes = await withDatabaseCopy(deps, path, () => bytesIn(path));
  expect(bytes).toContain('videoPlays');
  expect(foundIn(bytes, secrets)).toEqual([]);
});

test('a clock that is years ahead deletes no sums, and what it left is deleted when it is right again', async () => {
  const site = await makeCountedSite();
  await site.clock.read();
  const secrets = await count(site, 1);
  const counted = await countedOn(site);
  const now = Date.now();
  setClock(now + 3_650 * DAY_MS);
  await site.statistics.forget();
  const later = await count(site, 1);
  expect(later).not.toEqual(secrets);
  expect(await countedOn(site)).toMatchObject(counted);

  setClock(now);
  await site.statistics.forget();
  const salts = await site.database.selectFrom('statisticsSalts').selectAll().execute();
  expect(salts).toEqual([]);
});

test('sums are deleted after 25 months, even if what visitors left in the files cannot be overwritten', async () => {
  const site = await makeCountedSite();
  const statistics = await createStatistics({
    ...site,
    hasRoom: async () => true,
    eraseDeleted: () => Promise.reject(new Error('The file is locked')),
    log: site.app.log,
  });
  const sum = { measure: 'visits', subject: '/', amount: 1 } as const;
  setClock(Date.parse('2026-11-18T12:00Z'));
  await site.database
    .insertInto('statistics')
    .values(
      (['2024-09-30', '2024-10-01'] as const).flatMap((day) => [
        { ...sum, span: 'day' as const, start: day },
        { ...sum, span: 'month' as const, start: day.slice(0, 7) },
      ]),
    )
    .execute();
  await expect(statistics.forget()).rejects.toThrow('locked');
  const left = await site.database.selectFrom('statistics').select('start').orderBy('start').execute();
  expect(left.map(({ start }) => start)).toEqual(['2024-10', '2024-10-01']);
});

const visit = (site: Site, number: number) =>
  site.visitor().send({
    method: 'POST',
    url: apiPaths.visits,
    payload: { path: '/' },
    headers: { 'user-agent': CHROME, 'x-forwarded-for': `203.0.113.${number}` },
  });

const daysOf = async ({ database }: Site, table: 'statisticsSalts' | 'statisticsVisitors') =>
  (await database.selectFrom(table).select('day').orderBy('day').execute()).map(({ day }) => day);

test('it forgets at the start, and a minute after midnight', async () => {
  const site = await makeCountedSite();
  setClock(Date.parse('2026-11-18T23:59:50Z'), ['Date', 'setInterval']);
  await site.database.insertInto('statisticsSalts').values({ day: '2026-11-17', salt: 'old' }).execute();
  site.statistics.start();
  await visit(site, 1);
  await vi.waitFor(async () => expect(await daysOf(site, 'statisticsSalts')).toEqual(['2026-11-18']));

  vi.advanceTimersByTime(65_000);
  await visit(site, 1);
  await site.statistics.flush();
  // After what the timer has begun.
  await site.statistics.flush();
  expect(await daysOf(site, 'statisticsVisitors')).toEqual(['2026-11-18', '2026-11-19']);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => expect(await daysOf(site, 'statisticsVisitors')).toEqual(['2026-11-19']));
  expect(await daysOf(site, 'statisticsSalts')).toEqual(['2026-11-19']);
});

test('what is stored after the visitors of its day were forgotten counts none of them again', async () => {
  const site = await makeCountedSite();
  setClock(Date.parse('2026-11-18T12:00Z'));
  await visit(site, 1);
  expect(await countedOn(site)).toMatchObject({ 'visits /': 1, 'visitors ': 1 });
  const { check } = site.disk;
  site.disk.check = async () => ({ ...(await check()), isFull: true });
  await visit(site, 1);
  await site.statistics.flush();
  setClock(Date.parse('2026-11-19T00:01Z'));
  await site.statistics.forget();
  site.disk.check = check;
  expect(await countedOn(site)).toMatchObject({ 'visits /': 2, 'visitors ': 1 });
  expect(await daysOf(site, 'statisticsVisitors')).toEqual([]);
});

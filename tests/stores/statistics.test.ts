import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiPaths, pressZipPath } from '#shared/primitives/addresses.ts';
import type { Database } from '#server/storage/database/database.ts';
import { insertTrack, insertVideo } from '#tests/support/factories.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { makeSite } from '#tests/support/site.ts';
import { CHROME, countedOn } from '#tests/support/statistics.ts';
import { environmentOf, makeDataFolder, removeStores } from '#tests/support/stores.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Until then, another instance may store what it counted before midnight. */
const MINUTE_MS = 60_000;
const VISITS = 1_000;
const VISITORS = 137;
const AT_ONCE = 40;

/** Every row of every table, as text. */
async function dumpOf(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database);
  const tables = rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database));
  return JSON.stringify(await Promise.all(tables));
}

test('two instances count 1,000 visits by 137 visitors exactly, and nothing recognises a visitor after the day', async () => {
  const folder = await makeDataFolder();
  const environment = await environmentOf(folder);
  onTestFinished(async () => {
    await removeStores(folder);
    await rm(folder, { recursive: true, force: true });
  });
  const site = await makeSite({ dataDir: folder });
  const track = await insertTrack(site, { duration: 100 });
  const video = await insertVideo(site);
  const start = async () => {
    const { DATA_DIR: _own, ...shared } = environment;
    const program = await startRunningSite({
      environment: { ...shared, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'trace' },
    });
    onTestFinished(program.remove);
    return program;
  };
  const programs = await Promise.all([start(), start()]);

  async function send(number: number, program: RunningSite | undefined, path: string, body: object) {
    const visitor = number % VISITORS;
    const response = await fetch(`${program?.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${visitor}`,
        'user-agent': `${CHROME} Test/${visitor}`,
      },
      body: JSON.stringify(body),
    });
    expect(response.status).toBeLessThan(300);
  }
  const visit = { path: '/shows', referrer: 'https://www.blog.example/a', timezone: 'Europe/Oslo' };
  const sends = Array.from({ length: VISITS }, (_, number) => async () => {
    const [one, other] = number % 2 ? programs : programs.toReversed();
    await send(number, one, apiPaths.visits, visit);
    if (number % 5 === 0) await send(number, one, apiPaths.plays, { trackId: track.id, seconds: 50 });
    if (number >= VISITORS) return;
    // The view and the report of one play, on both instances.
    await send(number, one, `${apiPaths.videos}/${video.id}/view`, {});
    await send(number, other, apiPaths.plays, { videoId: video.id, seconds: 30 });
  });
  for (let first = 0; first < sends.length; first += AT_ONCE)
    await Promise.all(sends.slice(first, first + AT_ONCE).map((act) => act()));
  // Its limit counts addresses too.
  await fetch(`${programs[0]?.url}${pressZipPath}`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  // A stop stores what was counted.
  await Promise.all(programs.map(({ stop }) => stop()));

  const sums = {
    'allVisits ': VISITS,
    'allPlays ': VISITS / 5 + VISITORS,
    'visits /shows': VISITS,
    'visitors ': VISITORS,
    'referrers blog.example': VISITS,
    'countries NO': VISITS,
    'devices computer': VISITS,
    [`trackPlays ${track.id}`]: VISITS / 5,
    [`trackHeard ${track.id}`]: (VISITS / 5) * 50,
    [`trackReports ${track.id}`]: VISITS / 5,
    [`videoPlays ${video.id}`]: VISITORS,
  };
  expect(await countedOn(site)).toEqual(sums);
  const log = programs.flatMap((program) => program.log).join('\n');
  expect(log).toContain(apiPaths.visits);
  for (const secret of ['203.0.113', 'Chrome', 'blog.example', 'Oslo', '/shows'])
    expect(log).not.toContain(secret);

  const { salt } = await site.database.selectFrom('statisticsSalts').selectAll().executeTakeFirstOrThrow();
  const visitors = await site.database.selectFrom('statisticsVisitors').select('visitor').execute();
  expect(visitors.length).toBe(VISITORS);
  expect(await dumpOf(site.database)).toContain(salt);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + MINUTE_MS });
  onTestFinished(() => void vi.useRealTimers());
  await site.statistics.forget();
  const dump = await dumpOf(site.database);
  for (const secret of [salt, '203.0.113', 'Chrome', ...visitors.map(({ visitor }) => visitor)])
    expect(dump).not.toContain(secret);
  expect(await countedOn(site)).toEqual(sums);
});

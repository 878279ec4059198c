import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { addDays, listDays } from '#shared/primitives/days.ts';
import { devices, type Measure } from '#shared/statistics/statistics.ts';
import { addUp } from '#server/domain/statistics/add-up.ts';
import { readStatistics } from '#server/domain/statistics/read-statistics.ts';
import { addSum, addVisitor, emptyTally, type Tally } from '#server/domain/statistics/tally.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import { insertTrack } from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import { insertVideo } from '#server/storage/database/queries/catalogue/videos.queries.ts';
import { insertMessage } from '#server/storage/database/queries/site/messages.queries.ts';
import { deleteVisitors } from '#server/storage/database/queries/statistics/salts.queries.ts';
import { messageRow, trackRow, videoRow } from '#tests/support/content/sample-rows.ts';
import { startPostgres } from '#tests/support/setup/start-postgres.ts';
import { median } from '#bench/measure.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/**
 * How long the owner waits for the statistics of a site that has counted 10 million events in 25 months, on both
 * databases. `npx tsx bench/statistics.ts` takes some minutes.
 */

const LAST_DAY = '2026-11-18';
const DAYS = isTrial ? 40 : 760;
const EVENTS = isTrial ? 100_000 : 10_000_000;
const RUNS = isTrial ? 2 : 15;
const TRACKS = 100;
const VIDEOS = 40;
const GOAL_MS = 100;

/** Of the events of a day, and among how many subjects they are shared: all of them occur every day. */
const kinds: { measure: Measure; share: number; subjects: string[] }[] = [
  { measure: 'visits', share: 0.6, subjects: paths(300) },
  { measure: 'trackPlays', share: 0.3, subjects: ids(TRACKS) },
  { measure: 'videoPlays', share: 0.08, subjects: ids(VIDEOS) },
  { measure: 'trackDownloads', share: 0.02, subjects: ids(TRACKS) },
];
/** Facts of the events above. */
const details: typeof kinds = [
  { measure: 'referrers', share: 0.3, subjects: names(400, (n) => `site-${n}.example`) },
  { measure: 'countries', share: 0.6, subjects: names(120, countryCode) },
  { measure: 'devices', share: 0.6, subjects: [...devices] },
  { measure: 'trackHeard', share: 20, subjects: ids(TRACKS) },
  { measure: 'trackReports', share: 0.3, subjects: ids(TRACKS) },
  { measure: 'videoHeard', share: 5, subjects: ids(VIDEOS) },
  { measure: 'videoReports', share: 0.07, subjects: ids(VIDEOS) },
];

function names(count: number, name: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => name(index + 1));
}
function ids(count: number): string[] {
  return names(count, String);
}
function paths(count: number): string[] {
  return names(count, (n) => `/music/${n}`);
}
function countryCode(n: number): string {
  return String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26));
}

function tallyOfDay(): Tally {
  const tally = emptyTally();
  const events = EVENTS / DAYS;
  for (const { measure, share, subjects } of [...kinds, ...details])
    for (const subject of subjects)
      addSum(tally.sums, measure, subject, Math.max(1, Math.round((events * share) / subjects.length)));
  for (const visitor of ids(1_000)) addVisitor(tally, '', visitor);
  return tally;
}

const picture = {
  address: '/uploads/cover.jpg',
  facts: { width: 1, height: 1, thumbhash: null, animated: false },
};

async function fill(database: Database, days: string[]): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (let n = 1; n <= TRACKS; n += 1) await insertTrack(transaction, trackRow(n, picture));
    for (let n = 1; n <= VIDEOS; n += 1) await insertVideo(transaction, videoRow(n, picture));
    for (const day of days)
      await insertMessage(transaction, { ...messageRow(1), createdAt: `${day}T12:00:00.000Z` });
  });
  for (const day of days) {
    await inTransaction(database, (transaction) => addUp(transaction, day, tallyOfDay()));
    await deleteVisitors(database);
  }
}

async function measure(database: Database, length: number): Promise<number> {
  const range = { from: addDays(LAST_DAY, 1 - length), to: LAST_DAY };
  const times: number[] = [];
  for (let nth = 0; nth <= RUNS; nth += 1) {
    const startedAt = performance.now();
    JSON.stringify(await readStatistics(database, range));
    // The first of a kind also warms up the program.
    if (nth > 0) times.push(performance.now() - startedAt);
  }
  return Number(median(times).toFixed(1));
}

async function measureEngine(location: { dataDir: string; databaseUrl: string | null }) {
  const { database, close } = await openDatabase(location, { log: pino({ level: 'error' }) });
  try {
    const days = listDays({ from: addDays(LAST_DAY, 1 - DAYS), to: LAST_DAY });
    await fill(database, days);
    // A server does this by itself while the sums grow over the months.
    if (location.databaseUrl) await sql`vacuum analyze`.execute(database);
    return {
      today: await measure(database, 1),
      '30 days': await measure(database, 30),
      'a year': await measure(database, 365),
      '25 months': await measure(database, DAYS),
    };
  } finally {
    await close();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'marquee-statistics-'));
const postgres = await startPostgres({ isDurable: true });
try {
  const figures = {
    SQLite: await measureEngine({ dataDir, databaseUrl: null }),
    PostgreSQL: await measureEngine({ dataDir, databaseUrl: postgres.url }),
  };
  const rows = DAYS * [...kinds, ...details].reduce((sum, { subjects }) => sum + subjects.length, 0);
  console.log(`Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  console.log(
    `${EVENTS.toLocaleString('en')} events in ${DAYS} days, ${rows.toLocaleString('en')} daily sums.`,
  );
  console.log(`Milliseconds for the statistics, median of ${RUNS}; the goal is ${GOAL_MS}:`);
  console.table(figures);
} finally {
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit();

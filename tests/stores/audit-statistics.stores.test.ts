import { expect, test } from 'vitest';
import { auditStatistics } from '#server/domain/statistics/audit.ts';
import { addViews, addVisitor, emptyTally } from '#server/domain/statistics/tally.ts';
import { count } from '#tests/support/count.ts';
import { runProgram } from '#tests/support/processes.ts';
import { makeSite, type Site } from '#tests/support/site.ts';
import { environmentOf } from '#tests/support/stores.ts';

/** The built program, beside the running site. */
async function audit({ folder }: Site) {
  return runProgram('statistics', ['audit'], { environment: await environmentOf(folder) });
}

const visitor = 'abcdefghijklmnopqrstuv';

async function makeCountedSite(): Promise<Site> {
  const site = await makeSite();
  const tally = emptyTally();
  addVisitor(tally, '', visitor);
  addVisitor(tally, '/feed.xml', visitor);
  addViews(tally, { videoId: 3, visitor, views: 1, reports: 1 });
  const counts = {
    visits: { '/': 3, '/music': 1, '/music/12': 2 },
    referrers: { 'z.example': 2 },
    countries: { NO: 2 },
    devices: { phone: 4 },
    trackPlays: { 12: 1 },
    trackHeard: { 12: 80 },
    releaseDownloads: { 4: 1 },
    videoHeard: { 3: 50 },
    videoReports: { 3: 1 },
    embeds: { '/embed/music/12': 2 },
  };
  await count(site, site.statistics.today(), counts, tally);
  return site;
}

test('the audit reads everything and finds nothing about a person', async () => {
  const site = await makeCountedSite();
  const { code, output } = await audit(site);
  expect(output).toMatch(/Read \d+ sums of 1 days/);
  expect(output).toContain('Visitors of today: 2 hashes, and 1 of who watched a video');
  expect(output).toContain('Found no address, no browser string');
  expect(code).toBe(0);
});

test.each([
  ['an address instead of a host', { measure: 'referrers', subject: '192.0.2.7' }, '"192.0.2.7"'],
  ['a whole referrer', { measure: 'referrers', subject: 'z.example/secret' }, '"z.example/secret"'],
  ['a path outside the site', { measure: 'visits', subject: '/music/12-ada' }, '"/music/12-ada"'],
  ['a browser string', { measure: 'devices', subject: 'Mozilla/5.0' }, '"Mozilla/5.0"'],
  ['an unknown measure', { measure: 'addresses', subject: '' }, 'addresses'],
  ['a measure that every object has', { measure: 'toString', subject: '' }, 'toString'],
  ['an old sum', { measure: 'visits', subject: '/', start: '2020-01-01' }, '2020-01-01 is older'],
])('the audit finds %s', async (_what, row, said) => {
  const site = await makeCountedSite();
  const sum = { span: 'day', start: site.statistics.today(), amount: 1, ...row };
  await site.database
    .insertInto('statistics')
    .values(sum as never)
    .execute();
  const { code, output } = await audit(site);
  expect(output).toContain(said);
  expect(code).toBe(1);
});

test('the audit finds what a site that was off at midnight did not delete, and how to end it', async () => {
  const site = await makeCountedSite();
  await site.database.insertInto('statisticsSalts').values({ day: '2026-01-01', salt: 'x' }).execute();
  const { code, output } = await audit(site);
  expect(output).toContain('1 rows recognise visitors of an earlier day');
  expect(output).toContain('start it');
  expect(code).toBe(1);
});

test('the audit finds hashes of a later day, and leaves yesterday to the site until it forgets', async () => {
  const { database } = await makeSite();
  const rows = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => ({ day, subject: '', visitor }));
  await database.insertInto('statisticsVisitors').values(rows).execute();
  expect(await auditStatistics(database, Date.parse('2026-11-18T00:00:59Z'))).toMatchObject({ leftOver: 1 });
  expect(await auditStatistics(database, Date.parse('2026-11-18T00:03:00Z'))).toMatchObject({ leftOver: 2 });
});

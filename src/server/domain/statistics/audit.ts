import { calendarPath, feedPaths, itemAt, pagePaths } from '#shared/primitives/addresses.ts';
import { devices, KEPT_MONTHS, type Measure } from '#shared/statistics/statistics.ts';
import { readTimeZone } from '#server/domain/site/settings.ts';
import { dayIn, monthsBefore } from '#server/domain/statistics/days.ts';
import { isHost } from '#server/domain/statistics/referrers.ts';
import { isHash } from '#server/domain/statistics/visitors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readRows, type ReadableTable } from '#server/storage/database/queries/site/rows.queries.ts';
import type { Tables } from '#server/storage/database/tables.ts';

type Form = (subject: string) => boolean;

const isNothing: Form = (subject) => subject === '';
const isId: Form = (subject) => /^[1-9]\d*$/.test(subject);
const isFeed: Form = (subject) => [...Object.values<string>(feedPaths), calendarPath].includes(subject);
/** Without the title, which may be made up. */
const isItem: Form = (subject) => itemAt(subject) !== null && /\/\d+$/.test(subject);
const isPage: Form = (subject) => Object.values<string>(pagePaths).includes(subject) || isItem(subject);

/** The only subjects that each measure may have: none of these forms has room for an address or a browser string. */
const forms: Record<Measure, Form> = {
  allVisits: isNothing,
  allPlays: isNothing,
  allDownloads: isNothing,
  visitors: isNothing,
  visits: (subject) => isPage(subject) && !subject.startsWith('/embed/'),
  referrers: isHost,
  countries: (subject) => /^[A-Z]{2}$/.test(subject),
  devices: (subject) => (devices as readonly string[]).includes(subject),
  trackPlays: isId,
  trackHeard: isId,
  trackReports: isId,
  trackDownloads: isId,
  releaseDownloads: isId,
  videoPlays: isId,
  videoHeard: isId,
  videoReports: isId,
  feedReaders: isFeed,
  embeds: (subject) => isItem(subject) && subject.startsWith('/embed/'),
};

/** The site forgets the visitors of a day in the second minute after it. */
const FORGOTTEN_AFTER_MS = 2 * 60_000;

export type Audit = {
  sums: number;
  days: number;
  /** Of today. */
  visitors: number;
  views: number;
  /** Rows that recognise visitors of another day. */
  leftOver: number;
  problems: string[];
};

/** Reads every row that the statistics have stored, and checks each. */
export async function auditStatistics(db: Database, now = Date.now()): Promise<Audit> {
  const timeZone = await readTimeZone(db);
  const today = dayIn(timeZone, now);
  const yesterday = dayIn(timeZone, now - FORGOTTEN_AFTER_MS);
  const oldest = monthsBefore(today, KEPT_MONTHS);
  const days = new Set<string>();
  const audit: Audit = { sums: 0, days: 0, visitors: 0, views: 0, leftOver: 0, problems: [] };
  const ofToday = (day: string) => {
    if (day !== today && day !== yesterday) audit.leftOver += 1;
    return day === today;
  };

  for await (const { measure, span, start, subject } of rowsOf(db, 'statistics')) {
    audit.sums += 1;
    if (span === 'day') days.add(start);
    if (!Object.hasOwn(forms, measure) || !forms[measure](subject))
      audit.problems.push(`A sum of ${measure} is about "${subject}"`);
    if (start < oldest.slice(0, start.length))
      audit.problems.push(`A sum of ${start} is older than ${KEPT_MONTHS} months`);
  }
  for await (const { day } of rowsOf(db, 'statisticsSalts')) ofToday(day);
  for await (const { day, subject, visitor } of rowsOf(db, 'statisticsVisitors')) {
    if (ofToday(day)) audit.visitors += 1;
    if (!isHash(visitor) || !(isNothing(subject) || isFeed(subject)))
      audit.problems.push(`A visitor is stored as "${visitor}" under "${subject}"`);
  }
  for await (const { day, visitor } of rowsOf(db, 'statisticsViews')) {
    if (ofToday(day)) audit.views += 1;
    if (!isHash(visitor)) audit.problems.push(`The viewer of a video is stored as "${visitor}"`);
  }
  return { ...audit, days: days.size };
}

async function* rowsOf<Name extends ReadableTable>(db: Database, table: Name): AsyncGenerator<Tables[Name]> {
  for await (const rows of readRows(db, table)) yield* rows as Tables[Name][];
}

import { addDays } from '#shared/primitives/days.ts';
import type { Statistics, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { dayIn, momentsOf } from '#server/domain/statistics/days.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as marks from '#server/storage/database/queries/statistics/marks.queries.ts';

type Mark = Statistics['marks'][number];

/** What the artist did in a range: newsletters, releases and shows, the oldest first. */
export async function readMarks(
  db: Database,
  timeZone: string,
  range: StatisticsRange,
  limit: number,
): Promise<Mark[]> {
  const { from, to } = range;
  const newsletters = await marks.listSentNewsletters(db, momentsOf(timeZone, range), limit);
  const releases = await marks.listReleasesBetween(db, { from, before: addDays(to, 1) }, limit);
  // A day ends up to a day earlier or later elsewhere.
  const shows = await marks.listShowsOn(db, range, { from, before: addDays(to, 3) }, limit);
  const found: Mark[] = [
    ...newsletters.map(({ subject, sentAt }) => ({
      kind: 'newsletter' as const,
      title: subject,
      day: dayIn(timeZone, Date.parse(sentAt ?? '')),
    })),
    ...releases.map(({ title, dateKey }) => ({ kind: 'release' as const, title, day: dateKey.slice(0, 10) })),
    ...shows.map(({ title, date }) => ({ kind: 'show' as const, title, day: date })),
  ];
  return found.toSorted((one, other) => one.day.localeCompare(other.day)).slice(0, limit);
}

import { itemAt, itemPath } from '#shared/primitives/addresses.ts';
import { addDays, daysIn } from '#shared/primitives/days.ts';
import { rangeOf } from '#shared/statistics/ranges.ts';
import type { Statistics, StatisticsQuery } from '#shared/statistics/statistics.schema.ts';
import type { Device, Measure } from '#shared/statistics/statistics.ts';
import { isPageOn } from '#server/domain/site/optional-pages.ts';
import { readTimeZone } from '#server/domain/site/settings.ts';
import { dayIn } from '#server/domain/statistics/days.ts';
import { readDays, totalsOf } from '#server/domain/statistics/read-days.ts';
import { readItems } from '#server/domain/statistics/read-items.ts';
import { readMarks } from '#server/domain/statistics/read-marks.ts';
import { spanOfDays, spansOf } from '#server/domain/statistics/spans.ts';
import { readItemsAt } from '#server/domain/statistics/titles.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  listLargestDays,
  listLargestSums,
} from '#server/storage/database/queries/statistics/reading.queries.ts';

const MAX_ENTRIES = 100;

/** Everything that was counted in a range of days, the most first in each list. */
export async function readStatistics(db: Database, query: StatisticsQuery): Promise<Statistics> {
  const timeZone = await readTimeZone(db);
  const today = dayIn(timeZone, Date.now());
  const range = 'period' in query ? rangeOf(query.period, today) : query;
  const { from, to } = range;
  const length = daysIn(range);
  const largest = (measure: Measure) => listLargestSums(db, measure, spansOf(range), MAX_ENTRIES);
  // At once: PostgreSQL then works on several of them.
  const [days, items, visits, embeds, referrers, countries, devices, feeds, marks] = await Promise.all([
    readDays(db, timeZone, { from: addDays(from, -length), to }),
    readItems(db, range, MAX_ENTRIES),
    largest('visits'),
    largest('embeds'),
    largest('referrers'),
    largest('countries'),
    largest('devices'),
    listLargestDays(db, 'feedReaders', spanOfDays(range)),
    readMarks(db, timeZone, range, MAX_ENTRIES),
  ]);
  return {
    today,
    from,
    to,
    totals: totalsOf(days.slice(length)),
    before: totalsOf(days.slice(0, length)),
    days: days.slice(length),
    ...items,
    ...(await readPaths(db, visits, embeds)),
    referrers: referrers.map(({ subject, amount }) => ({ host: subject, visits: amount })),
    countries: countries.map(({ subject, amount }) => ({ code: subject, visits: amount })),
    devices: devices.map(({ subject, amount }) => ({ device: subject as Device, visits: amount })),
    feeds: feeds.map(({ subject, amount }) => ({ path: subject, readers: amount })),
    marks,
  };
}

type Sum = { subject: string; amount: number };

/** Visits are counted by the id of an item; its page has the title in its path. */
async function readPaths(
  db: Database,
  visits: Sum[],
  embeds: Sum[],
): Promise<Pick<Statistics, 'pages' | 'embeds'>> {
  const itemOf = await readItemsAt(
    db,
    [...visits, ...embeds].map(({ subject }) => subject),
  );
  return {
    pages: await Promise.all(
      visits.map(async ({ subject, amount }) => {
        const item = itemOf(subject);
        return {
          path: item ? itemPath(item.kind, item) : subject,
          title: item?.title ?? null,
          exists: item !== null || (itemAt(subject) === null && (await isPageOn(db, subject))),
          visits: amount,
        };
      }),
    ),
    embeds: embeds.map(({ subject, amount }) => ({
      path: subject,
      title: itemOf(subject)?.title ?? null,
      shown: amount,
    })),
  };
}

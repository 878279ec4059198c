import { keptFormatter, knownText } from '#shared/language/kept-formatter.ts';
import { addDays, daysIn } from '#shared/primitives/days.ts';
import { dayParts, shortDate } from '#shared/primitives/format.ts';
import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';

/** As many days, until the day before. */
export function rangeBefore(range: StatisticsRange): StatisticsRange {
  return { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) };
}

const dates = keptFormatter((language) => new Intl.DateTimeFormat(language, dayParts));

/** Oct 20 – Nov 18, 2026 */
export function rangeText({ from, to }: StatisticsRange): string {
  if (from === to) return shortDate(from);
  return knownText('days', `${from} ${to}`, () => dates().formatRange(new Date(from), new Date(to)));
}

import { keptFormatter } from '#shared/language/kept-formatter.ts';
import { addDays, daysIn } from '#shared/primitives/days.ts';
import { dayParts } from '#shared/primitives/format.ts';
import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';

/** In days. A year is a number of whole weeks, so that it begins on the weekday after its last. */
export const periods = { day: 1, week: 7, month: 30, year: 52 * 7 } as const;
export type Period = keyof typeof periods;

export function rangeOf(period: Period, today: string): StatisticsRange {
  return { from: addDays(today, 1 - periods[period]), to: today };
}

/** As many days, until the day before. */
export function rangeBefore(range: StatisticsRange): StatisticsRange {
  return { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) };
}

/** Until the server says which day it is in the time zone of the site. */
export function dayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const dates = keptFormatter((language) => new Intl.DateTimeFormat(language, dayParts));

/** Oct 20 – Nov 18, 2026 */
export function rangeText({ from, to }: StatisticsRange): string {
  return dates().formatRange(new Date(from), new Date(to));
}

import { keptFormatter, knownText } from '#shared/language/kept-formatter.ts';
import { text } from '#shared/language/text.ts';

/** All dates, counts and durations on screen are formatted here. */

/** UTC in the server-rendered HTML, which is the same for every reader. */
export type TimeZone = 'local' | 'UTC';

const PLAIN_DAY = /^\d{4}-\d\d-\d\d$/;

/** A date whose UTC parts are the local time in the zone, so that one formatter is enough. */
export function zonedDate(moment: string | Date, zone: TimeZone): Date {
  const date = new Date(moment);
  const MINUTE_MS = 60_000;
  // A day without a time is the same day everywhere.
  const isPlainDay = typeof moment === 'string' && PLAIN_DAY.test(moment);
  return zone === 'UTC' || isPlainDay
    ? date
    : new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
}

const dayOf = (clock: Date) => clock.toISOString().slice(0, 10);

export const dayParts = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const dates = keptFormatter((language) => new Intl.DateTimeFormat(language, dayParts));
/** Mar 5, 2024 */
export function shortDate(iso: string, zone: TimeZone = 'local'): string {
  const date = zonedDate(iso, zone);
  return knownText('date', dayOf(date), () => dates().format(date));
}

export function yearOf(iso: string, zone: TimeZone = 'local'): string {
  return String(zonedDate(iso, zone).getUTCFullYear());
}

export type Dated = {
  releaseDate: string | null;
  uploadDate: string;
  release?: { releaseDate: string | null } | null;
};

/** The date of its release counts before its own; without either it is the upload date. */
export function shownDate({ releaseDate, uploadDate, release }: Dated): string {
  return release?.releaseDate ?? releaseDate ?? uploadDate;
}

export function currentYear(zone: TimeZone): string {
  return yearOf(new Date().toISOString(), zone);
}

/** m:ss */
export function playTime(seconds: number | null | undefined): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds ?? 0)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** For public pages: 999, 1k, 12k, 3m. */
export function roundedViews(views: number | null): string {
  const count = views ?? 0;
  if (count >= 1_000_000) return text().amounts.millions({ count: Math.floor(count / 1_000_000) });
  if (count >= 1_000) return text().amounts.thousands({ count: Math.floor(count / 1_000) });
  return String(count);
}

/** Counts calendar months: in November, October is one month ago. A future day is shown as a date. */
export function age(iso: string, zone: TimeZone = 'local', now: Date = new Date()): string {
  const then = zonedDate(iso, zone);
  const today = zonedDate(now, zone);
  if (dayOf(then) > dayOf(today)) return shortDate(iso, zone);
  const months =
    (today.getUTCFullYear() - then.getUTCFullYear()) * 12 + (today.getUTCMonth() - then.getUTCMonth());
  if (months < 1) return text().amounts.thisMonth;
  if (months < 12) return text().amounts.monthsAgo({ count: months });
  return text().amounts.yearsAgo({ count: Math.floor(months / 12) });
}

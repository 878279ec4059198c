/** All dates, counts and durations on screen are formatted here. */

/** UTC in the server-rendered HTML, which is the same for every reader. */
export type TimeZone = 'local' | 'UTC';

const PLAIN_DAY = /^\d{4}-\d\d-\d\d$/;

/** A date whose UTC parts are the local time in the zone, so that one formatter is enough. */
function zonedDate(moment: string | Date, zone: TimeZone): Date {
  const date = new Date(moment);
  const MINUTE_MS = 60_000;
  // A day without a time is the same day everywhere.
  const isPlainDay = typeof moment === 'string' && PLAIN_DAY.test(moment);
  return zone === 'UTC' || isPlainDay
    ? date
    : new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
}

let dates: Intl.DateTimeFormat | undefined;

/** Mar 5, 2024. Created on demand: the first formatter is slow on phones, and the home page needs none. */
export function shortDate(iso: string, zone: TimeZone = 'local'): string {
  dates ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return dates.format(zonedDate(iso, zone));
}

/** Mar 5, 2024, 2:30 PM */
export function dateAndTime(iso: string, zone: TimeZone = 'local'): string {
  const date = zonedDate(iso, zone);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${shortDate(iso, zone)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

export function yearOf(iso: string, zone: TimeZone = 'local'): string {
  return String(zonedDate(iso, zone).getUTCFullYear());
}

export type Dated = {
  releaseDate: string | null;
  uploadDate: string;
  release?: { releaseDate: string | null } | null;
};

/** The release date of the item or its release, or else the upload date. */
export function shownDate({ releaseDate, uploadDate, release }: Dated): string {
  return releaseDate ?? release?.releaseDate ?? uploadDate;
}

export function currentYear(zone: TimeZone): string {
  return yearOf(new Date().toISOString(), zone);
}

/** m:ss */
export function playTime(seconds: number | null | undefined): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds ?? 0)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** 8 songs, 31 min. Tracks without a known duration are not added. */
export function tracksAndLength(tracks: readonly { duration: number | null }[]): string {
  const songs = tracks.length === 1 ? '1 song' : `${tracks.length} songs`;
  const seconds = tracks.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  if (seconds <= 0) return songs;
  const wholeSeconds = Math.max(1, Math.round(seconds));
  if (wholeSeconds < 60) return `${songs}, ${wholeSeconds} sec`;
  const minutes = Math.round(seconds / 60);
  return `${songs}, ${minutes < 60 ? '' : `${Math.floor(minutes / 60)} h `}${minutes % 60} min`;
}

/** For public pages: 999, 1k, 12k, 3m. */
export function roundedViews(views: number | null): string {
  const count = views ?? 0;
  if (count >= 1_000_000) return `${Math.floor(count / 1_000_000)}m`;
  if (count >= 1_000) return `${Math.floor(count / 1_000)}k`;
  return String(count);
}

/** For dashboard tables: 999, 1.2K, 3.4M. */
export function preciseViews(views: number | null): string {
  const count = views ?? 0;
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`;
  // Just below a million, rounding up would write 1000.0K.
  if (count >= 1_000) return `${Math.min(count / 1_000, 999.9).toFixed(1)}K`;
  return String(count);
}

const dayOf = (clock: Date) => clock.toISOString().slice(0, 10);

/** Counts calendar months: in November, October is one month ago. A future day is shown as a date. */
export function age(iso: string, zone: TimeZone = 'local', now: Date = new Date()): string {
  const then = zonedDate(iso, zone);
  const today = zonedDate(now, zone);
  if (dayOf(then) > dayOf(today)) return shortDate(iso, zone);
  const months =
    (today.getUTCFullYear() - then.getUTCFullYear()) * 12 + (today.getUTCMonth() - then.getUTCMonth());
  if (months < 1) return 'This month';
  if (months < 12) return months === 1 ? '1 month ago' : `${months} months ago`;
  const years = Math.floor(months / 12);
  return years === 1 ? '1 year ago' : `${years} years ago`;
}

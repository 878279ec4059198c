/** Every date, count, duration and size on screen is written here, so it reads the same everywhere. */

/** The reader's own zone; UTC in the HTML, which is the same for every reader. */
export type TimeZone = 'local' | 'UTC';

const PLAIN_DAY = /^\d{4}-\d\d-\d\d$/;

/** A date whose UTC parts are what a clock in the zone shows: so everything below reads those, and needs one formatter. */
function onTheClock(moment: string | Date, zone: TimeZone): Date {
  const date = new Date(moment);
  const MINUTE_MS = 60_000;
  // A day without a time is the same day everywhere.
  const isPlainDay = typeof moment === 'string' && PLAIN_DAY.test(moment);
  return zone === 'UTC' || isPlainDay
    ? date
    : new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS);
}

let dates: Intl.DateTimeFormat | undefined;

/** Mar 5, 2024. The first one costs a phone as much as starting React does, and the home page writes none. */
export function shortDate(iso: string, zone: TimeZone = 'local'): string {
  dates ??= new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return dates.format(onTheClock(iso, zone));
}

/** Mar 5, 2024, 2:30 PM */
export function dateAndTime(iso: string, zone: TimeZone = 'local'): string {
  const date = onTheClock(iso, zone);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${shortDate(iso, zone)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

export function yearOf(iso: string, zone: TimeZone = 'local'): string {
  return String(onTheClock(iso, zone).getUTCFullYear());
}

/** What may say when it came out: itself, or the release it is on. */
export type Dated = {
  releaseDate: string | null;
  uploadDate: string;
  release?: { releaseDate: string | null } | null;
};

/** The day something came out, or its release did, or else the moment of its upload: what visitors are shown as its date. */
export function shownDate({ releaseDate, uploadDate, release }: Dated): string {
  return releaseDate ?? release?.releaseDate ?? uploadDate;
}

/** For the copyright line. */
export function currentYear(zone: TimeZone): string {
  return yearOf(new Date().toISOString(), zone);
}

/** Elapsed and total time: m:ss. */
export function playTime(seconds: number | null | undefined): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds ?? 0)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** 8 songs, 31 min; less than a minute in seconds, and without the length of a song that is not known. */
export function songsAndLength(tracks: readonly { duration: number | null }[]): string {
  const songs = tracks.length === 1 ? '1 song' : `${tracks.length} songs`;
  const seconds = tracks.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  if (seconds <= 0) return songs;
  const wholeSeconds = Math.max(1, Math.round(seconds));
  if (wholeSeconds < 60) return `${songs}, ${wholeSeconds} sec`;
  const minutes = Math.round(seconds / 60);
  return `${songs}, ${minutes < 60 ? '' : `${Math.floor(minutes / 60)} h `}${minutes % 60} min`;
}

/** On public pages: 999, 1k, 12k, 3m. */
export function roundedViews(views: number | null): string {
  const count = views ?? 0;
  if (count >= 1_000_000) return `${Math.floor(count / 1_000_000)}m`;
  if (count >= 1_000) return `${Math.floor(count / 1_000)}k`;
  return String(count);
}

/** In tables: 999, 1.2K, 3.4M. */
export function preciseViews(views: number | null): string {
  const count = views ?? 0;
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`;
  // Just below a million, rounding up would write 1000.0K.
  if (count >= 1_000) return `${Math.min(count / 1_000, 999.9).toFixed(1)}K`;
  return String(count);
}

const dayOf = (clock: Date) => clock.toISOString().slice(0, 10);

/** This month, 1 month ago, 5 months ago, 1 year ago, 3 years ago. Calendar months: in November, October was one month ago. A day to come has no age: it is told as it is. */
export function age(iso: string, zone: TimeZone = 'local', now: Date = new Date()): string {
  const then = onTheClock(iso, zone);
  const today = onTheClock(now, zone);
  if (dayOf(then) > dayOf(today)) return shortDate(iso, zone);
  const months =
    (today.getUTCFullYear() - then.getUTCFullYear()) * 12 + (today.getUTCMonth() - then.getUTCMonth());
  if (months < 1) return 'This month';
  if (months < 12) return months === 1 ? '1 month ago' : `${months} months ago`;
  const years = Math.floor(months / 12);
  return years === 1 ? '1 year ago' : `${years} years ago`;
}

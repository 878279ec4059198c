export const PLAY_SECONDS = 10;

/** Whether enough was heard to count as a play; of a shorter item, half is enough. */
export function isPlay(seconds: number, duration: number | null): boolean {
  return seconds >= Math.min(PLAY_SECONDS, (duration || Infinity) / 2);
}

export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

/** Daily sums older than this are deleted. */
export const KEPT_MONTHS = 25;

/** Until today, in days. A year is a number of whole weeks, so that it begins on the weekday after its last. */
export const periodDays = { day: 1, week: 7, month: 30, year: 52 * 7 } as const;
export type Period = keyof typeof periodDays;
export const periods = Object.keys(periodDays) as [Period, ...Period[]];

/** The longest range that can be read at once, in days: 25 months. */
export const MAX_RANGE_DAYS = 775;

/** A longer range is shown by week or month: so many bars would be too thin. */
export const MAX_SHOWN_DAYS = 92;

/** What is summed up: by page, host, country, device, id or path; visitors and what begins with `all` as one number. */
export const measures = [
  'allVisits',
  'allPlays',
  'allDownloads',
  'visitors',
  'visits',
  'referrers',
  'countries',
  'devices',
  'trackPlays',
  'trackHeard',
  'trackReports',
  'trackDownloads',
  'releaseDownloads',
  'videoPlays',
  'videoHeard',
  'videoReports',
  'feedReaders',
  'embeds',
] as const;
export type Measure = (typeof measures)[number];

import { dateAndTime } from '#shared/format.ts';
import {
  scheduleInThePast,
  scheduleWithoutTime,
  visibilityLabels,
  type Schedule,
} from '#shared/visibility.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day a moment falls on, by the owner's own calendar; '' for none. */
export function localDay(moment: string): string {
  if (!moment) return '';
  const date = new Date(moment);
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** A moment as a box for date and time shows it, on the owner's own clock: 2026-03-05T18:00. */
export function localTime(moment: string): string {
  if (!moment) return '';
  const date = new Date(moment);
  return `${localDay(moment)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** And back: what such a box holds, in UTC; '' while it is not filled in. */
export function momentOf(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Draft, or Scheduled for Mar 5, 2026, 6:00 PM. */
export function visibilityText({ visibility, publishAt }: Schedule): string {
  const label = visibilityLabels[visibility];
  return visibility === 'scheduled' && publishAt ? `${label} for ${dateAndTime(publishAt)}` : label;
}

const isScheduled = ({ visibility }: Partial<Schedule>) => visibility === 'scheduled';

// Said together with whatever else is wrong.
const atTheTime = { path: ['publishAt'], when: () => true };

/** For the form of something new: said before a large file has travelled for nothing. The server says the same. */
export const hasTime = [
  (given: Partial<Schedule>) => !isScheduled(given) || Boolean(given.publishAt),
  { ...atTheTime, message: scheduleWithoutTime },
] as const;

export const hasTimeAhead = [
  (given: Partial<Schedule>) =>
    !isScheduled(given) || !given.publishAt || given.publishAt > new Date().toISOString(),
  { ...atTheTime, message: scheduleInThePast },
] as const;

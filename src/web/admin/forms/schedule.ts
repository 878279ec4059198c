import { ownerText } from '#shared/language/text.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day of a moment in the owner's time zone; '' for none. */
export function localDay(moment: string): string {
  if (!moment) return '';
  const date = new Date(moment);
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** A moment as a `datetime-local` input holds it, in the owner's time zone: 2026-03-05T18:00. */
export function localTime(moment: string): string {
  if (!moment) return '';
  const date = new Date(moment);
  return `${localDay(moment)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The value of a `datetime-local` input in UTC; '' while it is incomplete. */
export function momentOf(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Draft, or Scheduled for Mar 5, 2026, 6:00 PM. */
export function visibilityText({ visibility, publishAt }: Schedule): string {
  return visibility === 'scheduled' && publishAt
    ? ownerText().forms.scheduledFor({ time: dateAndTime(publishAt) })
    : ownerText().forms.visibilities[visibility];
}

const isScheduled = ({ visibility }: Partial<Schedule>) => visibility === 'scheduled';

// Checked even when other fields have errors.
const publishAtIssue = { path: ['publishAt'], when: () => true };

/** For new items: the server refuses the same, but only after a large file was sent. */
export const hasTime = [
  (given: Partial<Schedule>) => !isScheduled(given) || Boolean(given.publishAt),
  { ...publishAtIssue, error: () => ownerText().rules.scheduleWithoutTime },
] as const;

export const hasTimeAhead = [
  (given: Partial<Schedule>) =>
    !isScheduled(given) || !given.publishAt || given.publishAt > new Date().toISOString(),
  { ...publishAtIssue, error: () => ownerText().rules.scheduleInThePast },
] as const;

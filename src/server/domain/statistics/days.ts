import { addDays } from '#shared/primitives/days.ts';
import { momentOf, offsetIn } from '#shared/primitives/time-zones.ts';

/** The day that the clocks of a time zone show: 2026-11-18. */
export function dayIn(timeZone: string, moment: number): string {
  return new Date(moment + offsetIn(timeZone)(moment)).toISOString().slice(0, 10);
}

export function startOfDay(timeZone: string, day: string): number {
  return momentOf({ date: day, time: '00:00', timezone: timeZone });
}

export const monthOf = (day: string) => day.slice(0, 7);

/** Where the sums that a day belongs to start. */
export const startsOf = (day: string) => ({ day, month: monthOf(day) });

/** The first day of the month that many months before. */
export function monthsBefore(day: string, months: number): string {
  const date = new Date(`${monthOf(day)}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** From the beginning of the first day to the end of the last one. */
export function momentsOf(timeZone: string, { from, to }: { from: string; to: string }) {
  const start = (day: string) => new Date(startOfDay(timeZone, day)).toISOString();
  return { from: start(from), before: start(addDays(to, 1)) };
}

import type { IcsTimezone, IcsTimezoneProp } from 'ts-ics';
import { offsetIn, offsetText } from '#shared/primitives/time-zones.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * How the clocks of a time zone change in these years: every change one by one, because rules differ between zones and
 * years.
 */
export function calendarTimeZone(timeZone: string, years: Set<number>): IcsTimezone {
  const offsetAt = offsetIn(timeZone);
  const props = [...withYearsBefore(years)].flatMap((year) => {
    const [start, end] = [Date.UTC(year), Date.UTC(year + 1)];
    // The first change only states the offset at the beginning of the year.
    const first = changeOf(start, offsetAt(start), offsetAt(start));
    return [first, ...changesBetween(start, end, offsetAt)];
  });
  return { id: timeZone, props };
}

/** On the first days of a year the clocks show what they did at the end of the year before. */
function withYearsBefore(years: Set<number>): Set<number> {
  return new Set([...years].flatMap((year) => [year - 1, year]));
}

type OffsetAt = (moment: number) => number;

function changesBetween(start: number, end: number, offsetAt: OffsetAt): IcsTimezoneProp[] {
  const changes: IcsTimezoneProp[] = [];
  for (let week = start; week < end; week += WEEK_MS) {
    const next = Math.min(week + WEEK_MS, end);
    const [before, after] = [offsetAt(week), offsetAt(next)];
    if (before !== after) changes.push(changeOf(momentOfChange(week, next, offsetAt), before, after));
  }
  return changes;
}

/** To the second. */
function momentOfChange(start: number, end: number, offsetAt: OffsetAt): number {
  const before = offsetAt(start);
  let [low, high] = [start / 1_000, end / 1_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * 1_000) === before) low = middle;
    else high = middle;
  }
  return high * 1_000;
}

function changeOf(moment: number, before: number, after: number): IcsTimezoneProp {
  return {
    type: after > before ? 'DAYLIGHT' : 'STANDARD',
    // RFC 5545 wants the time that the clocks showed before the change; ts-ics writes the one after it.
    start: new Date(moment + before - after),
    offsetFrom: offsetText(before),
    offsetTo: offsetText(after),
  };
}

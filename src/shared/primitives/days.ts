const DAY_MS = 24 * 60 * 60_000;

/** Days are written as 2026-11-18; both are part of it. */
type DayRange = { from: string; to: string };

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

export function listDays(range: DayRange): string[] {
  const first = Date.parse(range.from);
  return Array.from({ length: daysIn(range) }, (_, place) => dayOf(first + place * DAY_MS));
}

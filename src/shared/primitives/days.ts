const DAY_MS = 24 * 60 * 60_000;

/** Days are written as 2026-11-18; both are part of it. */
type DayRange = { from: string; to: string };

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

export function listDays(range: DayRange): string[] {
  return Array.from({ length: daysIn(range) }, (_, place) => addDays(range.from, place));
}

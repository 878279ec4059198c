import { apiPaths } from '#shared/primitives/addresses.ts';
import { addDays } from '#shared/primitives/days.ts';
import type { StatisticsQuery, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { periodDays, periods, type Period } from '#shared/statistics/statistics.ts';

const DEFAULT: Period = 'month';

export function rangeOf(period: Period, today: string): StatisticsRange {
  return { from: addDays(today, 1 - periodDays[period]), to: today };
}

/** What the query string of the dashboard asks for: own days, or a period until today. */
export function chosenStatistics(params: URLSearchParams): StatisticsQuery {
  const { from, to, period } = Object.fromEntries(params);
  if (from && to) return { from, to };
  return { period: periods.find((each) => each === period) ?? DEFAULT };
}

export function statisticsAddress(query: StatisticsQuery): string {
  return `${apiPaths.statistics}?${new URLSearchParams(query).toString()}`;
}

import { daysIn, listDays } from '#shared/primitives/days.ts';
import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { MAX_SHOWN_DAYS } from '#shared/statistics/statistics.ts';
import { monthOf } from '#server/domain/statistics/days.ts';
import { spanOfDays, spansOf } from '#server/domain/statistics/spans.ts';
import type { Span } from '#server/storage/database/queries/statistics/reading.queries.ts';

type Sum = { id: number; start: string; amount: number };

/** By day, or by month in a long range; the oldest first. */
export function readTrendsIn(range: StatisticsRange) {
  const isLong = daysIn(range) > MAX_SHOWN_DAYS;
  const columnOf = (start: string) => (isLong ? monthOf(start) : start);
  const columns = [...new Set(listDays(range).map(columnOf))];
  const spans = isLong ? spansOf(range) : [spanOfDays(range)];
  /** How the sums of some ids went. */
  return async (listSums: (spans: Span[]) => Promise<Sum[]>) => {
    const amounts = new Map<string, number>();
    for (const { id, start, amount } of await listSums(spans)) {
      const key = `${id} ${columnOf(start)}`;
      amounts.set(key, (amounts.get(key) ?? 0) + amount);
    }
    return (id: number): number[] => columns.map((column) => amounts.get(`${id} ${column}`) ?? 0);
  };
}

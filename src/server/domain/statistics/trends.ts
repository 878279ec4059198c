import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import type { Measure } from '#shared/statistics/statistics.ts';
import { listDays, monthOf } from '#server/domain/statistics/days.ts';
import { spanOfDays, spansOf } from '#server/domain/statistics/spans.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listSumsOf } from '#server/storage/database/queries/statistics/reading.queries.ts';

/** The longest range that is shown by day. */
const MAX_DAYS = 92;

/** How the sums of some ids went: by day, or by month in a long range; the oldest first. */
export async function readTrends(db: Database, measure: Measure, ids: number[], range: StatisticsRange) {
  const days = listDays(range);
  const isLong = days.length > MAX_DAYS;
  const columnOf = (start: string) => (isLong ? monthOf(start) : start);
  const columns = [...new Set(days.map(columnOf))];
  const amounts = new Map<string, number>();
  const spans = isLong ? spansOf(range) : [spanOfDays(range)];
  for (const { subject, start, amount } of await listSumsOf(
    db,
    measure,
    [...new Set(ids)].map(String),
    spans,
  )) {
    const key = `${subject} ${columnOf(start)}`;
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  /** Of several ids their sum. */
  return (shown: number[]): number[] =>
    columns.map((column) => shown.reduce((sum, id) => sum + (amounts.get(`${id} ${column}`) ?? 0), 0));
}

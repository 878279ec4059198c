import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { daysAfter, monthsBefore } from '#server/domain/statistics/days.ts';
import { monthOf } from '#server/storage/database/queries/statistics/sums.queries.ts';
import type { Span } from '#server/storage/database/queries/statistics/reading.queries.ts';

export function spanOfDays({ from, to }: StatisticsRange): Span {
  return { span: 'day', from, to };
}

/** A range as whole months, and the days before and after them. */
export function spansOf({ from, to }: StatisticsRange): Span[] {
  const firstMonth = from.endsWith('-01') ? from : monthsBefore(from, -1);
  const afterMonths = monthsBefore(daysAfter(to, 1), 0);
  if (firstMonth >= afterMonths) return [spanOfDays({ from, to })];
  return [
    spanOfDays({ from, to: daysAfter(firstMonth, -1) }),
    { span: 'month' as const, from: monthOf(firstMonth), to: monthOf(daysAfter(afterMonths, -1)) },
    spanOfDays({ from: afterMonths, to }),
  ].filter((span) => span.from <= span.to);
}

import { addDays } from '#shared/primitives/days.ts';
import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { monthOf, monthsBefore } from '#server/domain/statistics/days.ts';
import type { Span } from '#server/storage/database/queries/statistics/reading.queries.ts';

export function spanOfDays({ from, to }: StatisticsRange): Span {
  return { span: 'day', sign: 1, from, to };
}

const HALF_MONTH = 15;
const dayOfMonth = (day: string) => Number(day.slice(8));

/**
 * A range as whole months, and the days before and after them. Where more than half of the first or last month is in the
 * range, the month is whole and its other days are taken off again: they are fewer.
 */
export function spansOf({ from, to }: StatisticsRange): Span[] {
  const startOfFirst = monthsBefore(from, 0);
  const startOfSecond = monthsBefore(from, -1);
  const startOfLast = monthsBefore(to, 0);
  const endOfLast = addDays(monthsBefore(to, -1), -1);
  const hasFirst = dayOfMonth(from) <= HALF_MONTH;
  const hasLast = dayOfMonth(to) > HALF_MONTH;
  const months = {
    from: hasFirst ? startOfFirst : startOfSecond,
    to: hasLast ? endOfLast : addDays(startOfLast, -1),
  };
  if (months.from > months.to) return [spanOfDays({ from, to })];
  const spans: Span[] = [
    { span: 'month', sign: 1, from: monthOf(months.from), to: monthOf(months.to) },
    hasFirst
      ? { span: 'day', sign: -1, from: startOfFirst, to: addDays(from, -1) }
      : spanOfDays({ from, to: addDays(startOfSecond, -1) }),
    hasLast
      ? { span: 'day', sign: -1, from: addDays(to, 1), to: endOfLast }
      : spanOfDays({ from: startOfLast, to }),
  ];
  return spans.filter((span) => span.from <= span.to);
}

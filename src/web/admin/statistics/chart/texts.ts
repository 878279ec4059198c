import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import type { Mark } from '#web/admin/statistics/chart/columns.ts';
import { rangeText } from '#web/admin/statistics/range-text.ts';
import type { Measure } from '#web/admin/statistics/measures.ts';

/** 12 visits */
export function amountText(measure: Measure, count: number): string {
  return ownerText().statistics.amounts[measure]({ count, shown: wholeNumber(count) });
}

/** Nov 18, 2026: 12 visits */
export function amountOn(range: StatisticsRange, measure: Measure, count: number): string {
  return ownerText().statistics.amountOn({ days: rangeText(range), amount: amountText(measure, count) });
}

/** Newsletter “A new song” */
export const markText = ({ kind, title }: Mark) => ownerText().statistics.kinds[kind]({ title });

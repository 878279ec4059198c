import { addDays, daysIn } from '#shared/primitives/days.ts';
import type { Statistics, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { MAX_SHOWN_DAYS } from '#shared/statistics/statistics.ts';
import type { Measure } from '#web/admin/statistics/measures.ts';

export type Mark = Statistics['marks'][number];

/** One bar: a day, or a week of a long range. */
export type Column = { range: StatisticsRange; amount: number; marks: Mark[] };

/** The last week ends with the range; the first may be shorter. */
export function columnsOf({ from, to, days, marks }: Statistics, measure: Measure): Column[] {
  const length = daysIn({ from, to }) > MAX_SHOWN_DAYS ? 7 : 1;
  const columns: Column[] = [];
  for (let last = to; last >= from; last = addDays(last, -length)) {
    const first = addDays(last, 1 - length);
    const isInside = ({ day }: { day: string }) => day >= first && day <= last;
    columns.unshift({
      range: { from: first < from ? from : first, to: last },
      amount: days.filter(isInside).reduce((sum, day) => sum + day[measure], 0),
      marks: marks.filter(isInside),
    });
  }
  return columns;
}

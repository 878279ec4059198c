import type { Statistics, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import type { Measure } from '#web/admin/statistics/measures.ts';
import { addDays, daysIn } from '#web/admin/statistics/periods.ts';

export type Mark = Statistics['marks'][number];

/** One bar: a day, or a week of a long range. */
export type Column = { range: StatisticsRange; amount: number; marks: Mark[] };

/** More days than this would be too thin. */
const MOST_DAYS = 92;

/** The last week ends with the range; the first may be shorter. */
export function columnsOf({ from, to, days, marks }: Statistics, measure: Measure): Column[] {
  const length = daysIn({ from, to }) > MOST_DAYS ? 7 : 1;
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

import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import type { Column } from '#web/admin/statistics/chart/columns.ts';
import { markText } from '#web/admin/statistics/chart/texts.ts';
import { rangeText } from '#web/admin/statistics/range-text.ts';
import type { Measure } from '#web/admin/statistics/measures.ts';

/** The newest first. */
export function ChartTable({ columns, measure }: { columns: Column[]; measure: Measure }) {
  const texts = ownerText().statistics;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.measures[measure]}</caption>
      <thead>
        <tr className="border-b border-line text-soft">
          <th scope="col" className="py-2 text-start font-semibold">
            {texts.days}
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            {texts.measures[measure]}
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.toReversed().map(({ range, amount, marks }) => (
          <tr key={range.to} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {rangeText(range)}
              {marks.length > 0 && (
                <span className="block text-xs text-soft">{marks.map(markText).join(' · ')}</span>
              )}
            </th>
            <td className="py-2 text-end tabular-nums">{wholeNumber(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

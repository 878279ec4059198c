import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { PLAY_SECONDS } from '#shared/statistics/statistics.ts';
import type { Statistics } from '#shared/statistics/statistics.schema.ts';
import { Chart } from '#web/admin/statistics/chart/chart.tsx';
import { ChartTable } from '#web/admin/statistics/chart/chart-table.tsx';
import { columnsOf } from '#web/admin/statistics/chart/columns.ts';
import { MarkList } from '#web/admin/statistics/chart/mark-list.tsx';
import { amountOn, markText } from '#web/admin/statistics/chart/texts.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Measure } from '#web/admin/statistics/measures.ts';

type Props = { statistics: Statistics; measure: Measure; onSince: (day: string) => void };

/** A number by day, with what happened on those days. */
export function ChartCard({ statistics, measure, onSince }: Props) {
  const [position, setPosition] = useState<number | null>(null);
  const texts = ownerText().statistics;
  const columns = columnsOf(statistics, measure);
  const shown = position === null ? undefined : columns[position];
  const hints = { ...texts.hints, plays: texts.hints.plays({ seconds: PLAY_SECONDS }) };
  return (
    <Card title={texts.measures[measure]} description={hints[measure]}>
      {/* Of one height, so that nothing moves below. */}
      <p className={cn('overflow-hidden', statistics.marks.length > 0 ? 'h-12' : 'h-6')}>
        <span className="block font-semibold tabular-nums">
          {amountOn(shown?.range ?? statistics, measure, shown?.amount ?? statistics.totals[measure])}
        </span>
        <span className="block truncate text-sm text-soft">{shown?.marks.map(markText).join(' · ')}</span>
      </p>
      <Chart columns={columns} measure={measure} position={position} onMove={setPosition} />
      <MarkList statistics={statistics} measure={measure} onSince={onSince} />
      <div className="mt-6">
        <Disclosure title={texts.table}>
          <ChartTable columns={columns} measure={measure} />
        </Disclosure>
      </div>
    </Card>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ownerText } from '#shared/language/text.ts';
import { statisticsCsvPath } from '#shared/primitives/addresses.ts';
import type { Statistics } from '#shared/statistics/statistics.schema.ts';
import { uploadFormAddress } from '#web/admin/navigation.tsx';
import { ChartCard } from '#web/admin/statistics/chart/chart-card.tsx';
import { chartHeight } from '#web/admin/statistics/chart/chart.tsx';
import { Lists } from '#web/admin/statistics/lists/lists.tsx';
import { measures, type Measure } from '#web/admin/statistics/measures.ts';
import { rangeBefore, rangeText } from '#web/admin/statistics/range-text.ts';
import { RangeChoice } from '#web/admin/statistics/range-choice.tsx';
import { statisticsQuery } from '#web/admin/statistics/statistics.queries.ts';
import { TotalCards, totalHeight, totalsGrid } from '#web/admin/statistics/total-cards.tsx';
import { useRange } from '#web/admin/statistics/use-range.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { useRenderedQuery } from '#web/lib/api/use-rendered-query.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export default function StatisticsTab() {
  const [chosen, choose] = useRange();
  const { data, error, refetch, isPlaceholderData } = useRenderedQuery(statisticsQuery(chosen));
  const texts = ownerText().statistics;
  return (
    <div className="flex flex-col gap-6">
      {!useArtist().statistics && <TurnedOff />}
      <RangeChoice chosen={chosen} shown={isPlaceholderData ? undefined : data} onChoose={choose} />
      {error && (
        <ErrorState onRetry={() => void refetch()}>
          {error instanceof ApiError && error.status === 400 ? error.reason : texts.failed}
        </ErrorState>
      )}
      {!error && !data && <Loading />}
      {data && (
        <div className={cn('flex flex-col gap-6 transition-opacity', isPlaceholderData && 'opacity-60')}>
          <Numbers statistics={data} onSince={(from) => choose({ from, to: data.today })} />
        </div>
      )}
    </div>
  );
}

function TurnedOff() {
  const texts = ownerText().statistics;
  return (
    <p className="rounded-field bg-sunk px-4 py-3">
      {texts.off}{' '}
      <Link
        href={uploadFormAddress('settings')}
        className="touch-target font-semibold underline underline-offset-4"
      >
        {texts.turnOn}
      </Link>
    </p>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <div className={totalsGrid}>
        {measures.map((measure) => (
          <Skeleton key={measure} className={totalHeight} />
        ))}
      </div>
      <Skeleton className={chartHeight} />
    </div>
  );
}

type NumbersProps = { statistics: Statistics; onSince: (day: string) => void };

function Numbers({ statistics, onSince }: NumbersProps) {
  const [measure, setMeasure] = useState<Measure>('visits');
  const texts = ownerText().statistics;
  const { from, to, totals, before } = statistics;
  // Messages and subscribers are there without being counted.
  const isEmpty = totals.visits + totals.plays + totals.downloads === 0;
  return (
    <>
      <div>
        <TotalCards totals={totals} before={before} measure={measure} onChoose={setMeasure} />
        <div className="mt-3 flex items-center justify-between gap-4">
          <p className="text-xs text-soft">{texts.compared({ days: rangeText(rangeBefore(statistics)) })}</p>
          <a
            href={`${statisticsCsvPath}?${new URLSearchParams({ from, to }).toString()}`}
            download
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            <Download aria-hidden="true" />
            {texts.export}
          </a>
        </div>
      </div>
      {isEmpty && totals[measure] === 0 ? (
        <EmptyState>
          <span className="mb-1 block font-semibold text-ink">{texts.nothing}</span>
          {texts.nothingHint}
        </EmptyState>
      ) : (
        <ChartCard key={from + to} statistics={statistics} measure={measure} onSince={onSince} />
      )}
      {!isEmpty && <Lists statistics={statistics} />}
    </>
  );
}

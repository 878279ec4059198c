import { ArrowDown, ArrowUp } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import type { StatisticsTotals } from '#shared/statistics/statistics.schema.ts';
import { compare } from '#web/admin/statistics/comparison.ts';
import { measures, type Measure } from '#web/admin/statistics/measures.ts';
import { cn } from '#web/ui/cn.ts';

export const totalsGrid = 'grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6';
export const totalHeight = 'h-28';

type Props = {
  totals: StatisticsTotals;
  before: StatisticsTotals;
  measure: Measure;
  onChoose: (measure: Measure) => void;
};

/** A press shows a number in the chart. */
export function TotalCards({ totals, before, measure, onChoose }: Props) {
  const texts = ownerText().statistics;
  return (
    <fieldset>
      <legend className="sr-only">{texts.totals}</legend>
      <div className={totalsGrid}>
        {measures.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === measure}
            onClick={() => onChoose(each)}
            className={cn(
              totalHeight,
              'flex min-w-0 flex-col justify-between rounded-media border border-line bg-surface px-4 py-3 text-start transition-colors hover:border-edge',
              'aria-pressed:border-accent aria-pressed:inset-ring aria-pressed:inset-ring-accent',
            )}
          >
            <span className="text-sm leading-tight font-semibold text-soft">{texts.measures[each]}</span>
            <span>
              <span className="block text-2xl leading-tight font-bold tracking-tight tabular-nums">
                {wholeNumber(totals[each])}
              </span>
              <Change now={totals[each]} before={before[each]} />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const { direction, text } = compare(now, before);
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <span
      className={cn(
        'flex items-center gap-1 text-xs font-semibold text-soft',
        direction === 'up' && 'text-success-ink',
      )}
    >
      {direction !== 'same' && <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
      {text}
    </span>
  );
}

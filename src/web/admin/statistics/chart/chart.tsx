import type { CSSProperties, PointerEvent } from 'react';
import { dayInYear } from '#shared/catalogue/show-dates.ts';
import { isRightToLeft, ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import type { Column } from '#web/admin/statistics/chart/columns.ts';
import { MarkIcon } from '#web/admin/statistics/chart/mark-icon.tsx';
import { labelled, ticksFor } from '#web/admin/statistics/chart/scale.ts';
import { amountOn } from '#web/admin/statistics/chart/texts.ts';
import { cn } from '#web/ui/cn.ts';
import type { Measure } from '#web/admin/statistics/measures.ts';

const MOST_LABELS = 7;

export const chartHeight = 'h-72';

type Props = {
  columns: Column[];
  measure: Measure;
  /** Of the column that is looked at. */
  position: number | null;
  onMove: (position: number | null) => void;
};

/** Everything is placed in percent, so that it is drawn in every width without being measured. */
export function Chart({ columns, measure, position, onMove }: Props) {
  const ticks = ticksFor(Math.max(...columns.map(({ amount }) => amount)));
  const top = ticks.at(-1) ?? 1;
  const slot = 100 / columns.length;
  const centreOf = (index: number) => (index + 0.5) * slot;
  const labels = labelled(columns.length, MOST_LABELS);

  const followPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const fromLeft = (event.clientX - left) / width;
    const share = isRightToLeft() ? 1 - fromLeft : fromLeft;
    onMove(Math.min(columns.length - 1, Math.max(0, Math.floor(share * columns.length))));
  };

  return (
    <div className={cn(chartHeight, 'relative ps-11 pt-8 pb-8')}>
      <div
        className="relative h-full touch-pan-y rounded-xs has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-4 has-focus-visible:outline-ink"
        onPointerDown={followPointer}
        onPointerMove={followPointer}
        onPointerLeave={() => onMove(null)}
      >
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            style={{ bottom: `${(tick / top) * 100}%` }}
            className="absolute -start-11 w-9 translate-y-1/2 text-end text-xs text-soft tabular-nums"
          >
            {wholeNumber(tick)}
          </span>
        ))}
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100">
          {ticks.map((tick) => (
            <Line key={tick} across at={100 - (tick / top) * 100} className="stroke-line" />
          ))}
          {columns.map(({ range, amount, marks }, index) => (
            <g key={range.to}>
              {marks.length > 0 && (
                <Line at={centreOf(index)} className="stroke-edge" strokeDasharray="2 4" />
              )}
              {amount > 0 && (
                <rect
                  rx="2"
                  style={barStyle(centreOf(index), slot, (amount / top) * 100)}
                  className={cn('fill-accent transition-colors', index === position && 'fill-ink')}
                />
              )}
            </g>
          ))}
        </svg>
        {columns.map(
          ({ range, marks: [mark] }, index) =>
            mark && (
              <MarkIcon
                key={range.to}
                kind={mark.kind}
                style={{ insetInlineStart: `${centreOf(index)}%` }}
                className="absolute -top-7 -translate-x-1/2 rtl:translate-x-1/2"
              />
            ),
        )}
        {labels.map((index, order) => (
          <span
            key={index}
            aria-hidden="true"
            style={index === columns.length - 1 ? undefined : { insetInlineStart: `${centreOf(index)}%` }}
            className={cn(
              'absolute top-full pt-2 text-xs whitespace-nowrap text-soft',
              // The last one ends with the chart.
              index === columns.length - 1 ? 'end-0' : '-translate-x-1/2 rtl:translate-x-1/2',
              // Counted from the last one, which stays.
              (labels.length - order) % 2 === 0 && 'max-sm:hidden',
            )}
          >
            {dayInYear(columns[index]?.range.to ?? '')}
          </span>
        ))}
        <Slider {...{ columns, measure, position, onMove }} />
      </div>
    </div>
  );
}

/** Moves over the columns with the keyboard, in the direction of the page; says where it is. */
function Slider({ columns, measure, position, onMove }: Props) {
  const texts = ownerText().statistics;
  const last = columns.length - 1;
  const value = Math.min(position ?? last, last);
  const column = columns[value];
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={value}
      aria-label={texts.chart({ measure: texts.measures[measure] })}
      aria-valuetext={column && amountOn(column.range, measure, column.amount)}
      title={texts.chartKeys}
      onChange={({ target }) => onMove(Number(target.value))}
      onFocus={() => onMove(value)}
      onBlur={() => onMove(null)}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
    />
  );
}

type LineProps = { at: number; across?: boolean; className: string; strokeDasharray?: string };

function Line({ at, across = false, ...rest }: LineProps) {
  const [start, end, place] = ['0%', '100%', `${at}%`];
  const points = across
    ? { x1: start, x2: end, y1: place, y2: place }
    : { x1: place, x2: place, y1: start, y2: end };
  return <line {...points} {...rest} />;
}

/** Wide enough to press, never a block; and a single visit is seen beside thousands. */
function barStyle(centre: number, slot: number, height: number): CSSProperties {
  const width = `min(${slot * 0.72}%, 3rem)`;
  const tall = `max(${height}%, 3px)`;
  return { x: `calc(${centre}% - ${width} / 2)`, width, y: `calc(100% - ${tall})`, height: tall };
}

import type { FormEvent } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { StatisticsQuery, StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { periods } from '#shared/statistics/statistics.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = {
  chosen: StatisticsQuery;
  /** With which own days begin; unknown until their numbers are there. */
  shown: StatisticsRange | undefined;
  onChoose: (query: StatisticsQuery) => void;
};

const optionClass =
  'inline-flex h-11 grow items-center justify-center rounded-full px-4 text-sm font-semibold whitespace-nowrap text-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-rest max-sm:px-3';

export function RangeChoice({ chosen, shown, onChoose }: Props) {
  const texts = ownerText().statistics;
  const chosenPeriod = 'period' in chosen ? chosen.period : null;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset className="max-w-full">
        <legend className="sr-only">{texts.time}</legend>
        <div className="flex flex-wrap gap-1 rounded-panel bg-sunk p-1">
          {periods.map((period) => (
            <button
              key={period}
              type="button"
              aria-pressed={period === chosenPeriod}
              onClick={() => onChoose({ period })}
              className={optionClass}
            >
              {texts.periods[period]}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={chosenPeriod === null}
            disabled={!shown}
            onClick={() => shown && onChoose({ from: shown.from, to: shown.to })}
            className={optionClass}
          >
            {texts.periods.own}
          </button>
        </div>
      </fieldset>
      {'from' in chosen && <OwnRange range={chosen} onRange={onChoose} />}
    </div>
  );
}

type OwnRangeProps = { range: StatisticsRange; onRange: (range: StatisticsRange) => void };

/** Read when the form is sent: while a year is typed, it is another one with every digit. */
function OwnRange({ range, onRange }: OwnRangeProps) {
  const texts = ownerText().statistics;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onRange({ from: fields.get('from') as string, to: fields.get('to') as string });
  };
  return (
    // Without its code the browser would send it to another address.
    <form method="dialog" onSubmit={send} className="flex flex-wrap items-end gap-3">
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name + range[name]}
          type="date"
          name={name}
          label={texts[name]}
          required
          defaultValue={range[name]}
          className="w-40"
        />
      ))}
      <Button type="submit" variant="outline">
        {texts.show}
      </Button>
    </form>
  );
}

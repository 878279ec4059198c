import type { FormEvent } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { periods, type Period } from '#web/admin/statistics/periods.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = {
  period: Period | 'own';
  range: StatisticsRange;
  onPeriod: (period: Period) => void;
  onRange: (range: StatisticsRange) => void;
};

const names = Object.keys(periods) as Period[];

const optionClass =
  'inline-flex h-11 grow items-center justify-center rounded-full px-4 text-sm font-semibold whitespace-nowrap text-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-rest max-sm:px-3';

export function RangeChoice({ period, range, onPeriod, onRange }: Props) {
  const texts = ownerText().statistics;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset className="max-w-full">
        <legend className="sr-only">{texts.time}</legend>
        <div className="flex flex-wrap gap-1 rounded-panel bg-sunk p-1">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === period}
              onClick={() => onPeriod(name)}
              className={optionClass}
            >
              {texts.periods[name]}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={period === 'own'}
            onClick={() => onRange(range)}
            className={optionClass}
          >
            {texts.periods.own}
          </button>
        </div>
      </fieldset>
      {period === 'own' && <OwnRange range={range} onRange={onRange} />}
    </div>
  );
}

/** Read when the form is sent: while a year is typed, it is another one with every digit. */
function OwnRange({ range, onRange }: Pick<Props, 'range' | 'onRange'>) {
  const texts = ownerText().statistics;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onRange({ from: fields.get('from') as string, to: fields.get('to') as string });
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
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

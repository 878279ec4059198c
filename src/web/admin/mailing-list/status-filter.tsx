import { subscriberStatuses, type SubscriberStatus } from '#shared/mail/subscribers.ts';
import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  counts: Record<SubscriberStatus, number>;
  status: SubscriberStatus | null;
  onChoose: (status: SubscriberStatus | null) => void;
};

/** Those who get mail come first. */
const shown = ['confirmed', ...subscriberStatuses.filter((status) => status !== 'confirmed')] as const;

/** How many there are of each status; a press shows only those. */
export function StatusFilter({ counts, status, onChoose }: Props) {
  const texts = ownerText().mailingList;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const options = [
    { value: null, label: texts.all, count: total },
    ...shown.map((value) => ({ value, label: texts.statuses[value], count: counts[value] })),
  ];
  return (
    <div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.filter}</legend>
        {options.map(({ value, label, count }) => (
          <button
            key={label}
            type="button"
            aria-pressed={value === status}
            onClick={() => onChoose(value)}
            className={cn(
              'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line px-4 text-sm font-semibold transition-colors hover:border-edge',
              'aria-pressed:border-accent aria-pressed:bg-accent/8',
            )}
          >
            {label}
            <span className="font-normal text-soft tabular-nums">{wholeNumber(count)}</span>
          </button>
        ))}
      </fieldset>
      {status && <p className="mt-2 text-sm text-soft">{texts.hints[status]}</p>}
    </div>
  );
}

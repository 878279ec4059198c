import { ownerText } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { Statistics } from '#shared/statistics/statistics.schema.ts';
import { MarkIcon } from '#web/admin/statistics/chart/mark-icon.tsx';
import { amountText, markText } from '#web/admin/statistics/chart/texts.ts';
import { FirstRows } from '#web/admin/statistics/lists/first-rows.tsx';
import type { Measure } from '#web/admin/statistics/measures.ts';

type Props = { statistics: Statistics; measure: Measure; onSince: (day: string) => void };

/** The newest first; a press shows the numbers since that day. */
export function MarkList({ statistics: { days, marks, to, today }, measure, onSince }: Props) {
  const texts = ownerText().statistics;
  if (marks.length === 0) return null;
  const since = (start: string) =>
    days.filter(({ day }) => day >= start).reduce((sum, day) => sum + day[measure], 0);
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">{texts.marks}</h3>
      <p className="mb-2 text-xs text-soft">{texts.marksHint}</p>
      <FirstRows rows={marks.toReversed()} most={5}>
        {(mark) => (
          <button
            type="button"
            onClick={() => onSince(mark.day)}
            className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-small px-2 py-1.5 text-start text-sm transition-colors hover:bg-ink/8 focus-visible:-outline-offset-2"
          >
            <MarkIcon kind={mark.kind} />
            <span className="min-w-0 grow">
              <span className="block break-words">{markText(mark)}</span>
              <span className="block text-xs text-soft">{shortDate(mark.day)}</span>
            </span>
            {to === today && (
              <span className="shrink-0 text-end font-semibold tabular-nums max-sm:max-w-28">
                {texts.sinceThen({ amount: amountText(measure, since(mark.day)) })}
              </span>
            )}
          </button>
        )}
      </FirstRows>
    </section>
  );
}

import type { ImportReport } from '#shared/mail/subscribers.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { cn } from '#web/ui/cn.ts';

/** A file may have thousands of lines. */
const SHOWN_LINES = 200;

const order = ['invalid', 'bounced', 'left', 'repeated', 'waiting', 'known', 'added'] as const;

type Props = { report: ImportReport; isDone: boolean };

/** What becomes of each line, problems first. */
export function ImportReportTable({ report: { counts, lines }, isDone }: Props) {
  const texts = ownerText().mailingList.import;
  const outcomes = isDone ? { ...texts.outcomes, added: texts.wasAdded } : texts.outcomes;
  const sorted = lines.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  const more = sorted.length - SHOWN_LINES;
  return (
    <div>
      <output>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {order
            .toReversed()
            .filter((outcome) => counts[outcome] > 0)
            .map((outcome) => (
              <li key={outcome}>
                <strong className="font-semibold tabular-nums">{wholeNumber(counts[outcome])}</strong>{' '}
                {outcomes[outcome]}
              </li>
            ))}
        </ul>
      </output>
      <table className="mt-4 w-full text-start text-sm">
        <caption className="sr-only">{texts.title}</caption>
        <thead className="text-xs text-soft">
          <tr className="border-b border-line *:py-2 *:pe-3 *:text-start *:font-semibold">
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.text}</th>
            <th scope="col">{texts.result}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, SHOWN_LINES).map(({ line, text, outcome }) => (
            <tr key={line} className="border-b border-line align-top *:py-2.5 *:pe-3">
              <td className="w-9 text-soft tabular-nums sm:w-12">{wholeNumber(line)}</td>
              <td className="min-w-0 wrap-anywhere">
                <bdi>{text}</bdi>
              </td>
              <td
                className={cn(
                  'w-1/3 sm:w-2/5',
                  outcome === 'invalid' && 'text-danger-ink',
                  outcome === 'added' && 'text-success-ink',
                )}
              >
                {outcomes[outcome]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className="mt-2 text-sm text-soft">{texts.more({ count: more, shown: wholeNumber(more) })}</p>
      )}
    </div>
  );
}

import { countryName, showTime } from '#shared/catalogue/show-dates.ts';
import type { NewShow } from '#shared/catalogue/shows.schema.ts';
import { ownerText, text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { CsvLine } from '#web/admin/shows/import/read-csv.ts';
import type { LineState } from '#web/admin/shows/import/use-import.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { lines: CsvLine[]; states: ReadonlyMap<string, LineState> };

export function ImportPreview({ lines, states }: Props) {
  const texts = ownerText().shows.import;
  return (
    <table className="mt-6 tool w-full text-start">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="text-xs text-soft">
        <tr className="border-b border-line *:py-2 *:text-start *:font-semibold">
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.show}</th>
          <th scope="col">{texts.result}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PreviewRow key={line.number} line={line} state={states.get(line.id)} />
        ))}
      </tbody>
    </table>
  );
}

function PreviewRow({
  line: { number, show, text: written, reason },
  state,
}: {
  line: CsvLine;
  state?: LineState;
}) {
  const texts = ownerText().shows.import;
  const result = state && state.name !== 'failed' ? texts[state.name] : texts.ready;
  const problem = state?.name === 'failed' ? state.reason : reason;
  return (
    <tr className="border-b border-line align-top *:py-2.5 *:pe-3">
      <td className="w-10 text-soft tabular-nums">{number}</td>
      <td className="min-w-0 wrap-anywhere">{show ? <ShowLines show={show} /> : written}</td>
      <td
        className={cn('w-2/5', problem ? 'text-danger-ink' : state?.name === 'added' && 'text-success-ink')}
      >
        {problem ?? result}
      </td>
    </tr>
  );
}

function ShowLines({ show: { date, time, timezone, venue, city, country, status } }: { show: NewShow }) {
  const place = text().shows.place({ city, country: countryName(country) });
  const moment = time ? `${shortDate(date)}, ${showTime({ date, time })}` : shortDate(date);
  return (
    <>
      <span className="block font-semibold">{venue}</span>
      <span className="block text-soft">{place}</span>
      <span className="block text-soft">{moment}</span>
      <span className="block text-soft">{timezone}</span>
      {status !== 'confirmed' && <span className="block text-soft">{text().shows.statuses[status]}</span>}
    </>
  );
}

import Papa from 'papaparse';
import { countries } from '#shared/catalogue/countries.ts';
import { countryName } from '#shared/catalogue/show-dates.ts';
import { newShowSchema, type NewShow } from '#shared/catalogue/shows.schema.ts';
import { showStatuses, type ShowStatus } from '#shared/catalogue/shows.ts';
import { ownerText, text } from '#shared/language/text.ts';
import { fold } from '#shared/primitives/fold-text.ts';
import { readDay, readTime, slashOrderOf } from '#web/admin/shows/import/read-moments.ts';

/** A line of the file: the show that it becomes, or the reason why it becomes none. */
export type CsvLine = {
  number: number;
  text: string;
  show?: NewShow;
  reason?: string;
  /** Stays the same when other lines are changed, added or removed. */
  id: string;
};

/** `problem` is what is wrong with the whole file. */
export type CsvShows = { lines: CsvLine[]; problem?: string };

export const MOST_LINES = 500;

const required = ['date', 'venue', 'city', 'country'] as const;

/** What people write above their columns, without spaces and signs. */
const headings = {
  date: ['date', 'day'],
  time: ['time', 'start', 'starttime'],
  venue: ['venue', 'place', 'location'],
  city: ['city', 'town'],
  country: ['country'],
  ticketUrl: ['tickets', 'ticket', 'ticketurl', 'ticketlink', 'url', 'link'],
  note: ['note', 'notes', 'info', 'comment'],
  status: ['status'],
  timezone: ['timezone'],
} as const;
type Column = keyof typeof headings;

const lettersOf = (text: string) => fold(text).replace(/[^\p{Letter}]/gu, '');

/** Reads shows from a table with commas, semicolons or tabs, whose first line names the columns. */
export function readCsv(csv: string, timezone: string): CsvShows {
  const { import: texts } = ownerText().shows;
  const { data } = Papa.parse<string[]>(csv, { delimitersToGuess: [',', ';', '\t'] });
  const [heading, ...rows] = data.map((cells, index) => ({ cells, number: index + 1 })).filter(isFilled);
  const names = heading?.cells.map(columnOf) ?? [];
  if (!required.every((name) => names.includes(name))) return { lines: [], problem: texts.noColumns };
  if (rows.length > MOST_LINES) return { lines: [], problem: texts.tooLong({ most: MOST_LINES }) };
  const cell = (cells: string[], name: Column) => cells[names.indexOf(name)]?.trim() ?? '';
  const order = slashOrderOf(rows.map(({ cells }) => cell(cells, 'date')));
  const codes = countryCodes();
  const lines = rows.map(({ cells, number }): Omit<CsvLine, 'id'> => {
    const line = { number, text: cells.join(' ').trim() };
    const date = readDay(cell(cells, 'date'), order);
    if (date === 'ambiguous') return { ...line, reason: texts.ambiguous({ date: cell(cells, 'date') }) };
    const country = cell(cells, 'country');
    const { data: show, error } = newShowSchema.safeParse({
      date,
      time: readTime(cell(cells, 'time')),
      venue: cell(cells, 'venue'),
      city: cell(cells, 'city'),
      country: codes.get(lettersOf(country)) ?? country,
      ticketUrl: cell(cells, 'ticketUrl'),
      note: cell(cells, 'note'),
      status: readStatus(cell(cells, 'status')),
      timezone: cell(cells, 'timezone') || timezone,
    });
    return show ? { ...line, show } : { ...line, reason: error.issues[0]?.message };
  });
  return { lines: withIds(lines) };
}

/** By their content. Equal lines are counted. */
function withIds(lines: Omit<CsvLine, 'id'>[]): CsvLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const content = JSON.stringify(line.show ?? line.text);
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return { ...line, id: `${count} ${content}` };
  });
}

const isFilled = ({ cells }: { cells: string[] }) => cells.some((cell) => cell.trim() !== '');

function columnOf(heading: string): Column | undefined {
  const letters = lettersOf(heading);
  const names = Object.keys(headings) as Column[];
  return names.find((name) => headings[name].some((known) => known === letters));
}

/** By their two letters and by their names, in English and in the language of the site. */
function countryCodes(): Map<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const named = countries.flatMap((code) =>
    [code, countryName(code), english.of(code) ?? code].map((name): [string, string] => [
      lettersOf(name),
      code,
    ]),
  );
  return new Map([...named, ['uk', 'GB'], ['usa', 'US']]);
}

/** By their names in the API, which are English, and in the language of the site. */
function readStatus(written: string): string | undefined {
  const letters = lettersOf(written).replace('canceled', 'cancelled');
  const names = text().shows.statuses;
  const isMeant = (status: ShowStatus) => [status, names[status]].some((name) => lettersOf(name) === letters);
  return showStatuses.find(isMeant) ?? (written || undefined);
}

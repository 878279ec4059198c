import Papa from 'papaparse';
import { subscriberStatuses, subscriberLimits, type SubscriberStatus } from '#shared/mail/subscribers.ts';
import { serverText } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { emailRule } from '#shared/site/messages.schema.ts';
import { invalidFields } from '#server/errors.ts';

/** `email` is null for what is no address, `status` where the list has none. */
export type ImportLine = {
  line: number;
  text: string;
  email: string | null;
  status: SubscriberStatus | null;
};

type Row = { line: number; cells: string[] };

const EMAIL_HEADER = /^e-?mail( address)?$/i;
/** Longer ones are no addresses, and the report repeats them. */
const TEXT_LENGTH = 254;

/** The lines of a CSV file with their address: in the column named so, else in the first with addresses. */
export function readImport(csv: string): ImportLine[] {
  const rows = readRows(csv.replace(/^\uFEFF/, ''));
  const header = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const named = header.findIndex((cell) => EMAIL_HEADER.test(cell));
  const column = named === -1 ? firstWithAddress(rows) : named;
  const statusColumn = named === -1 ? -1 : header.indexOf('status');
  return rows.slice(named === -1 ? 0 : 1).map(({ line, cells }) => ({
    line,
    text: (cells[column] ?? '').trim().slice(0, TEXT_LENGTH),
    email: emailIn(cells[column]),
    status: statusIn(cells[statusColumn]),
  }));
}

function readRows(csv: string): Row[] {
  const rows: Row[] = [];
  let line = 1;
  let start = 0;
  Papa.parse<string[]>(csv, {
    // More than that are refused.
    preview: subscriberLimits.importLines + 2,
    step: ({ data, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      line += csv.slice(start, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      start = meta.cursor;
    },
  });
  if (rows.length > subscriberLimits.importLines + 1) throw tooManyLines();
  return rows;
}

const tooManyLines = () =>
  invalidFields({
    csv: serverText().requests.importLines({ most: wholeNumber(subscriberLimits.importLines) }),
  });

function firstWithAddress(rows: Row[]): number {
  const columns = rows.map(({ cells }) => cells.findIndex((cell) => emailIn(cell) !== null));
  return Math.max(0, Math.min(...columns.filter((column) => column !== -1)));
}

/** Lists of other programs have words of their own: who is not subscribed there is not added here. */
function statusIn(cell = ''): SubscriberStatus | null {
  const status = cell.trim().toLowerCase();
  if (status === '' || ['subscribed', 'active'].includes(status)) return null;
  return subscriberStatuses.find((each) => each === status) ?? 'left';
}

/** Without the mark that exported lists put before what a spreadsheet would run. */
function emailIn(cell = ''): string | null {
  return emailRule.safeParse(cell.trim().replace(/^'(?=[=+\-@])/, '')).data ?? null;
}

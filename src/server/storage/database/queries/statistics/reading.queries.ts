import { sql } from 'kysely';
import type { Measure } from '#shared/statistics/statistics.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { StatisticsTable } from '#server/storage/database/tables.ts';

/** Days or months in a row, added or taken off; both ends are part of it. */
export type Span = Pick<StatisticsTable, 'span'> & { sign: 1 | -1; from: string; to: string };

/** PostgreSQL sums up to a type that is read as text. */
const sum = sql<number>`cast(sum(amount) as bigint)`;

export const signed = ({ sign }: Span) => (sign === 1 ? sql<number>`amount` : sql<number>`-amount`);

export function selectSpan(db: Database, { span, from, to }: Span) {
  return db
    .selectFrom('statistics')
    .where('span', '=', span)
    .where('start', '>=', from)
    .where('start', '<=', to);
}

/** Each span is found by the index; a condition of several would not be. */
export function selectSpans(db: Database, measures: Measure[], spans: Span[]) {
  const [first, ...others] = spans.map((span) =>
    selectSpan(db, span)
      .select(['measure', 'subject', signed(span).as('amount')])
      .where('measure', 'in', measures),
  );
  if (!first) throw new Error('A range has a span');
  return db.selectFrom(others.reduce((all, next) => all.unionAll(next), first).as('sums'));
}

/** The largest first. */
export function listLargestSums(db: Database, measure: Measure, spans: Span[], limit: number) {
  return selectSpans(db, [measure], spans)
    .select(['subject', sum.as('amount')])
    .groupBy('subject')
    .having(sum, '>', 0)
    .orderBy(sum, 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute();
}

/** The largest of the days. */
export function listLargestDays(db: Database, measure: Measure, days: Span) {
  return selectSpans(db, [measure], [days])
    .select((row) => ['subject', row.fn.max('amount').as('amount')])
    .groupBy('subject')
    .orderBy('amount', 'desc')
    .orderBy('subject')
    .execute();
}

/** The totals of days, in no order. */
export function listTotals(db: Database, measures: Measure[], days: Span) {
  return selectSpan(db, days)
    .select(['measure', 'start', 'amount'])
    .where('measure', 'in', measures)
    .execute();
}

export type Moments = { from: string; before: string };

/**
 * A quarter of an hour is on one day in every time zone: clocks differ by quarters. So its rows are read as one.
 */
const quarterOf = (column: string) => [
  sql`substr(${sql.ref(column)}, 1, 13)`,
  sql`cast(substr(${sql.ref(column)}, 15, 2) as integer) / 15`,
];

/** How many messages came in each quarter of an hour, and when the first of them did. */
export function countMessages(db: Database, { from, before }: Moments) {
  return db
    .selectFrom('messages')
    .select((row) => [row.fn.min('createdAt').as('moment'), row.fn.countAll<number>().as('count')])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', before)
    .groupBy(quarterOf('createdAt'))
    .execute();
}

/** The same of people who signed up and confirmed their address, also of those who left since then; imported ones got no link. */
export function countConfirmed(db: Database, { from, before }: Moments) {
  return db
    .selectFrom('subscribers')
    .select((row) => [
      row.fn.min(row.ref('confirmedAt').$notNull()).as('moment'),
      row.fn.countAll<number>().as('count'),
    ])
    .where('confirmedAt', '>=', from)
    .where('confirmedAt', '<', before)
    .where('confirmSentAt', 'is not', null)
    .groupBy(quarterOf('confirmedAt'))
    .execute();
}

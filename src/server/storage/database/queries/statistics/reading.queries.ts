import { sql } from 'kysely';
import type { Measure } from '#shared/statistics/statistics.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { StatisticsTable } from '#server/storage/database/tables.ts';

/** Days or months in a row; both ends are part of it. */
export type Span = Pick<StatisticsTable, 'span'> & { from: string; to: string };

/** PostgreSQL sums up to a type that is read as text. */
const sum = sql<number>`cast(sum(amount) as bigint)`;

function selectSpan(db: Database, { span, from, to }: Span) {
  return db
    .selectFrom('statistics')
    .select(['measure', 'subject', 'start', 'amount'])
    .where('span', '=', span)
    .where('start', '>=', from)
    .where('start', '<=', to);
}

/** Each span is found by the index; a condition of several would not be. */
function selectSpans(db: Database, measures: Measure[], spans: Span[]) {
  const [first, ...others] = spans.map((span) => selectSpan(db, span).where('measure', 'in', measures));
  if (!first) throw new Error('A range has a span');
  return db.selectFrom(others.reduce((all, next) => all.unionAll(next), first).as('sums'));
}

/** The largest first. */
export function listLargestSums(db: Database, measure: Measure, spans: Span[], limit: number) {
  return selectSpans(db, [measure], spans)
    .select(['subject', sum.as('amount')])
    .groupBy('subject')
    .orderBy(sum, 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute();
}

/** In no order. */
export function listSums(db: Database, measures: Measure[], spans: Span[]) {
  return selectSpans(db, measures, spans)
    .select(['measure', 'subject', sum.as('amount')])
    .groupBy(['measure', 'subject'])
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

/** Each stored sum of these subjects, in no order. */
export async function listSumsOf(db: Database, measure: Measure, subjects: string[], spans: Span[]) {
  if (subjects.length === 0) return [];
  const rows = await Promise.all(
    spans.map((span) =>
      selectSpan(db, span).where('measure', '=', measure).where('subject', 'in', subjects).execute(),
    ),
  );
  return rows.flat();
}

/** The totals of days, in no order. */
export function listTotals(db: Database, measures: Measure[], days: Span) {
  return selectSpan(db, days).where('measure', 'in', measures).execute();
}

export type Moments = { from: string; before: string };

/** How many messages came at each moment. */
export function countMessages(db: Database, { from, before }: Moments) {
  return db
    .selectFrom('messages')
    .select((row) => ['createdAt as moment', row.fn.countAll<number>().as('count')])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', before)
    .groupBy('createdAt')
    .execute();
}

/** How many people confirmed their address at each moment; those who left since then too. */
export function countConfirmed(db: Database, { from, before }: Moments) {
  return db
    .selectFrom('subscribers')
    .select((row) => [
      row.fn.coalesce('confirmedAt', sql<string>`''`).as('moment'),
      row.fn.countAll<number>().as('count'),
    ])
    .where('confirmedAt', '>=', from)
    .where('confirmedAt', '<', before)
    .groupBy('confirmedAt')
    .execute();
}

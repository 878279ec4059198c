import { sql } from 'kysely';
import { measures, type Measure } from '#shared/statistics/statistics.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { StatisticsTable, Tables } from '#server/storage/database/tables.ts';

/** Small, so that no statement becomes too large. */
const BATCH = 100;

function* inBatches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}

type Sum = Pick<StatisticsTable, 'measure' | 'subject' | 'amount'>;

/** A day and its month. */
type Starts = Record<StatisticsTable['span'], string>;

export async function addToSums(db: Database, { day, month }: Starts, sums: Sum[]): Promise<void> {
  const rows = sums.flatMap((sum) => [
    { ...sum, span: 'day' as const, start: day },
    { ...sum, span: 'month' as const, start: month },
  ]);
  for (const batch of inBatches(rows))
    await db
      .insertInto('statistics')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['measure', 'span', 'start', 'subject'])
          .doUpdateSet({ amount: sql`statistics.amount + excluded.amount` }),
      )
      .execute();
}

export function listSumsOfDay(db: Database, day: string, of: Measure[]): Promise<Sum[]> {
  return db
    .selectFrom('statistics')
    .select(['measure', 'subject', 'amount'])
    .where('measure', 'in', of)
    .where('span', '=', 'day')
    .where('start', '=', day)
    .execute();
}

/** Returns how many of them are new on this day. */
export async function insertVisitors(
  db: Database,
  { day, subject }: { day: string; subject: string },
  visitors: string[],
): Promise<number> {
  let added = 0;
  for (const batch of inBatches(visitors)) {
    const inserted = await db
      .insertInto('statisticsVisitors')
      .values(batch.map((visitor) => ({ day, subject, visitor })))
      .onConflict((conflict) => conflict.columns(['day', 'subject', 'visitor']).doNothing())
      .returning('visitor')
      .execute();
    added += inserted.length;
  }
  return added;
}

type Views = Tables['statisticsViews'];

/** Returns what is stored now. */
export async function addToViews(db: Database, rows: Views[]): Promise<Views[]> {
  const stored: Views[] = [];
  for (const batch of inBatches(rows)) {
    const changed = await db
      .insertInto('statisticsViews')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['day', 'videoId', 'visitor']).doUpdateSet({
          views: sql`statistics_views.views + excluded.views`,
          reports: sql`statistics_views.reports + excluded.reports`,
        }),
      )
      .returningAll()
      .execute();
    stored.push(...changed);
  }
  return stored;
}

/** The salt of the day stays: instances use it until the day ends. */
export async function deleteStatistics(db: Database): Promise<void> {
  for (const table of ['statistics', 'statisticsVisitors', 'statisticsViews'] as const)
    await db.deleteFrom(table).execute();
}

/** By measure, so that the index finds them. */
export async function deleteSumsBefore(db: Database, { day, month }: Starts): Promise<void> {
  for (const measure of measures)
    for (const [span, start] of [
      ['day', day],
      ['month', month],
    ] as const)
      await db
        .deleteFrom('statistics')
        .where('measure', '=', measure)
        .where('span', '=', span)
        .where('start', '<', start)
        .execute();
}

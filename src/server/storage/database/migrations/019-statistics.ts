import type { Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** Sums by day and month, and what recognises a visitor until the day ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await db.schema
    .createTable('statistics')
    .addColumn('measure', text, (column) => column.notNull())
    .addColumn('span', text, (column) => column.notNull())
    .addColumn('start', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('amount', wholeNumber, (column) => column.notNull())
    .addPrimaryKeyConstraint('statistics_key', ['measure', 'span', 'start', 'subject'])
    .execute();
  await db.schema
    .createIndex('statistics_by_subject')
    .on('statistics')
    .columns(['measure', 'subject', 'span', 'start'])
    .execute();
  await db.schema
    .createTable('statistics_salts')
    .addColumn('day', text, (column) => column.primaryKey())
    .addColumn('salt', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('statistics_visitors')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('visitor', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('statistics_visitors_key', ['day', 'subject', 'visitor'])
    .execute();
  await db.schema
    .createTable('statistics_views')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('video_id', wholeNumber, (column) => column.notNull())
    .addColumn('visitor', text, (column) => column.notNull())
    .addColumn('views', wholeNumber, (column) => column.notNull())
    .addColumn('reports', wholeNumber, (column) => column.notNull())
    .addPrimaryKeyConstraint('statistics_views_key', ['day', 'video_id', 'visitor'])
    .execute();
  for (const { table, column } of addedIndexes)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).columns([column, 'id']).execute();
}

/** For the numbers of a range of days. */
const addedIndexes = [
  { table: 'subscribers', column: 'confirmed_at' },
  { table: 'newsletters', column: 'sent_at' },
];

import type { Kysely } from 'kysely';
import { columnTypes, createTableWithId } from '#server/storage/database/migrations/column-types.ts';

/** The press kit: one row, stored with the first change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await createTableWithId(db, 'press')
    .addColumn('enabled', 'boolean', (column) => column.notNull())
    .addColumn('short_bio', text)
    .addColumn('long_bio', text)
    .addColumn('quotes', text, (column) => column.notNull())
    .addColumn('contact', text)
    .addColumn('image_ids', text, (column) => column.notNull())
    .addColumn('rider', text)
    .addColumn('version', wholeNumber, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('press_rider').on('press').column('rider').execute();
}

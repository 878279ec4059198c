import type { Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** What every uploaded file was when it was kept, so that a damaged or missing one can be told from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await db.schema
    .createTable('stored_files')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('size', wholeNumber, (column) => column.notNull())
    .addColumn('sha256', text, (column) => column.notNull())
    .addColumn('stored_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('stored_files_stored_at').on('stored_files').column('stored_at').execute();
}

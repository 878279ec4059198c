import type { Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** The checksum of every upload, to detect damaged and missing files. */
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

import type { Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** The latest report of each kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('reports')
    .addColumn('kind', text, (column) => column.primaryKey())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
}

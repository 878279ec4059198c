import type { Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** The results of uploads, so that a retry gets the same response. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await db.schema
    .createTable('upload_keys')
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('user_id', wholeNumber, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('result', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_keys_key', ['key', 'user_id'])
    .execute();
  await db.schema.createIndex('upload_keys_created_at').on('upload_keys').column('created_at').execute();
}

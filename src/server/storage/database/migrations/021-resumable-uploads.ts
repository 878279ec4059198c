import type { Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** Files that arrive in pieces, and the pieces that have arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await db.schema
    .createTable('resumable_uploads')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', wholeNumber, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('bytes', wholeNumber, (column) => column.notNull())
    .addColumn('received', wholeNumber, (column) => column.notNull())
    .addColumn('metadata', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('resumable_uploads_user_id')
    .on('resumable_uploads')
    .column('user_id')
    .execute();
  await db.schema
    .createTable('upload_pieces')
    .addColumn('upload_id', text, (column) =>
      column.notNull().references('resumable_uploads.id').onDelete('cascade'),
    )
    .addColumn('start', wholeNumber, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_pieces_key', ['upload_id', 'start'])
    .execute();
}

import type { Kysely } from 'kysely';
import { engineOf } from '#server/storage/database/engine.ts';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** State that several instances share. A site with SQLite has one instance, which holds it in memory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db).name === 'sqlite') return;
  const { text, wholeNumber } = columnTypes(db);
  // rate-limiter-flexible requires this order of columns.
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('points', wholeNumber, (column) => column.notNull().defaultTo(0))
    .addColumn('expire', wholeNumber)
    .execute();
  await db.schema.createIndex('rate_limits_expire').on('rate_limits').column('expire').execute();

  // The number of notifications, so that an instance that was not listening notices.
  await db.schema
    .createTable('revisions')
    .addColumn('channel', text, (column) => column.primaryKey())
    .addColumn('number', wholeNumber, (column) => column.notNull())
    .execute();
}

import type { Kysely } from 'kysely';
import { engineOf } from '#server/storage/database/engine.ts';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** What several instances of one site must know together. SQLite serves a single one, which remembers it by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db).name === 'sqlite') return;
  const { text, wholeNumber } = columnTypes(db);
  // In the order in which rate-limiter-flexible fills them.
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('points', wholeNumber, (column) => column.notNull().defaultTo(0))
    .addColumn('expire', wholeNumber)
    .execute();
  await db.schema.createIndex('rate_limits_expire').on('rate_limits').column('expire').execute();

  // How often something happened that instances tell each other, so that one which was not listening notices.
  await db.schema
    .createTable('revisions')
    .addColumn('channel', text, (column) => column.primaryKey())
    .addColumn('number', wholeNumber, (column) => column.notNull())
    .execute();
}

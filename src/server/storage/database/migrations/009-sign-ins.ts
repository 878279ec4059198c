import { sql, type Kysely } from 'kysely';
import { columnTypes, createTableWithId } from '#server/storage/database/migrations/column-types.ts';

/** Sessions get an id, so that the owner can end one without its secret, and their address and browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  // SQLite cannot add a primary key to an existing table.
  await db.schema.dropIndex('sessions_user_id').execute();
  await db.schema.alterTable('sessions').renameTo('old_sessions').execute();
  await createTableWithId(db, 'sessions')
    .addColumn('id_hash', text, (column) => column.notNull().unique())
    .addColumn('user_id', wholeNumber, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_seen_at', text, (column) => column.notNull())
    .addColumn('address', text)
    .addColumn('user_agent', text)
    .execute();
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
  await sql`
    insert into sessions (id_hash, user_id, created_at, last_seen_at)
    select id_hash, user_id, created_at, last_seen_at from old_sessions order by created_at`.execute(db);
  await db.schema.dropTable('old_sessions').execute();
}

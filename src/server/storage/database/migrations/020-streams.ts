import { sql, type Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** Copies of recordings that play everywhere, their loudness, and how far their conversion is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, number } = columnTypes(db);
  for (const table of ['tracks', 'videos'])
    await db.schema
      .alterTable(table)
      .addColumn('streams', text, (column) => column.notNull().defaultTo('[]'))
      .execute();
  await db.schema.alterTable('tracks').addColumn('loudness', text).execute();
  await db.schema
    .createTable('conversions')
    .addColumn('file', text, (column) => column.primaryKey())
    .addColumn('done', number, (column) => column.notNull())
    .addColumn('failure', text)
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await enqueueAll(db, 'trackStreams', sql`audio_file`, sql`tracks`);
  await enqueueAll(db, 'videoStreams', sql`video_file`, sql`videos`);
}

type Sql = ReturnType<typeof sql>;

/** Recordings of earlier versions are converted too. */
async function enqueueAll(db: Kysely<unknown>, kind: string, column: Sql, table: Sql): Promise<void> {
  const now = new Date().toISOString();
  await sql`
    insert into jobs (kind, subject, created_at, not_before)
    select distinct cast(${kind} as text), substr(${column}, length('/uploads/') + 1),
      cast(${now} as text), cast(${now} as text)
    from ${table} where ${column} like '/uploads/%'`.execute(db);
}

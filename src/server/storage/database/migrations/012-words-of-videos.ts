import { sql, type Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** Videos get description, credits, links and duration, like tracks. A job measures existing videos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, number } = columnTypes(db);
  const alter = () => db.schema.alterTable('videos');
  for (const column of ['description', 'credits']) await alter().addColumn(column, text).execute();
  await alter()
    .addColumn('links', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
  await alter().addColumn('duration', number).execute();
  const now = new Date().toISOString();
  // Imported data has other addresses, and no file.
  await sql`
    insert into jobs (kind, subject, created_at, not_before)
    select distinct cast('duration' as text), substr(video_file, length('/uploads/') + 1), cast(${now} as text), cast(${now} as text)
    from videos where video_file like '/uploads/%'`.execute(db);
}

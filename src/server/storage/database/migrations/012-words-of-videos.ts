import { sql, type Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** Videos get words, links and their length, as songs have them. How long those are that are there, a job finds out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, number } = columnTypes(db);
  const alter = () => db.schema.alterTable('videos');
  for (const column of ['description', 'credits']) await alter().addColumn(column, text).execute();
  await alter()
    .addColumn('links', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
  await alter().addColumn('duration', number).execute();
  const now = new Date().toISOString();
  // What comes from old data has another address, and no file.
  await sql`
    insert into jobs (kind, subject, created_at, not_before)
    select distinct cast('duration' as text), substr(video_file, length('/uploads/') + 1), cast(${now} as text), cast(${now} as text)
    from videos where video_file like '/uploads/%'`.execute(db);
}

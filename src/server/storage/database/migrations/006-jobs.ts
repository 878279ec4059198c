import { sql, type Kysely } from 'kysely';
import { columnTypes } from '#server/storage/database/migrations/column-types.ts';

/** Background work, stored so that a crash loses none of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, wholeNumber } = columnTypes(db);
  await db.schema
    .createTable('jobs')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('not_before', text)
    .addColumn('attempts', wholeNumber, (column) => column.notNull().defaultTo(0))
    .addColumn('error', text)
    .addPrimaryKeyConstraint('jobs_kind_subject', ['kind', 'subject'])
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['kind', 'not_before']).execute();

  // Before, every start looked for these.
  await enqueue(db, 'waveform', sql`audio_file`, sql`tracks where peaks is null`);
  await enqueue(
    db,
    'thumbnail',
    sql`video_file`,
    sql`videos where thumbnail is null and video_file is not null`,
  );
  await db.schema.dropIndex('tracks_without_peaks').execute();
}

type Sql = ReturnType<typeof sql>;

/** One job per uploaded file; imported data has other addresses. */
async function enqueue(db: Kysely<unknown>, kind: string, column: Sql, rows: Sql): Promise<void> {
  const now = new Date().toISOString();
  await sql`
    insert into jobs (kind, subject, created_at, not_before)
    select distinct cast(${kind} as text), substr(${column}, length('/uploads/') + 1),
      cast(${now} as text), cast(${now} as text)
    from ${rows} and ${column} like '/uploads/%'`.execute(db);
}

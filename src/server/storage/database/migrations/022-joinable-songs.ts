import { sql, type Kysely } from 'kysely';

/** Songs of releases are joined without a gap, for which also small ones need a stream. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  await sql`
    insert into jobs (kind, subject, created_at, not_before)
    select distinct 'trackStreams', substr(audio_file, length('/uploads/') + 1),
      cast(${now} as text), cast(${now} as text)
    from tracks where release_id is not null and streams = '[]' and audio_file like '/uploads/%'
    on conflict (kind, subject) do nothing`.execute(db);
}

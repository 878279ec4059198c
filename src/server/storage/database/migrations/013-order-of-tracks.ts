import { sql, type Kysely } from 'kysely';
import { dateKeyOnRelease } from '#server/storage/database/queries/lists/folding.ts';

type Song = { id: number; releasePosition: number | null; albumId: number; albumKey: string };

/** Tracks on a release are sorted by its date and in its order. Those without one are found by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('tracks_visible_of_release')
    .on('tracks')
    .columns(['release_id', 'visibility', 'date_key', 'id'])
    .execute();
  const { rows } = await sql<Song>`
    select tracks.id, tracks.release_position, releases.id as album_id, releases.date_key as album_key
    from tracks join releases on releases.id = tracks.release_id`.execute(db);
  for (const { albumId, albumKey, ...track } of rows) {
    const dateKey = dateKeyOnRelease({ id: albumId, dateKey: albumKey }, track);
    await sql`update tracks set date_key = ${dateKey} where id = ${track.id}`.execute(db);
  }
}

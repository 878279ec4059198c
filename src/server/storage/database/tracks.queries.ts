import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { TracksTable } from '#server/storage/database/tables.ts';

/** Everything a list shows. The waveform is long, so only a single track brings it. */
const columns = [
  'id',
  'title',
  'releaseType',
  'description',
  'coverArt',
  'coverPicture',
  'audioFile',
  'duration',
  'uploadDate',
  'featured',
  'version',
] as const;

export function listTracks(db: Database) {
  return db
    .selectFrom('tracks')
    .select(columns)
    .orderBy('uploadDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function newestFeaturedTrack(db: Database) {
  return db
    .selectFrom('tracks')
    .select([...columns, 'peaks'])
    .where('featured', '=', true)
    .orderBy('uploadDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findTrack(db: Database, id: number) {
  return db
    .selectFrom('tracks')
    .select([...columns, 'peaks'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertTrack(db: Database, track: Insertable<TracksTable>) {
  return db.insertInto('tracks').values(track).returning(columns).executeTakeFirstOrThrow();
}

/** Changes the row and counts its version up. */
export function updateTrack(db: Database, id: number, changes: Updateable<TracksTable>) {
  return db
    .updateTable('tracks')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function listTracksWithoutPeaks(db: Database) {
  return db.selectFrom('tracks').select(['id', 'title', 'audioFile']).where('peaks', 'is', null).execute();
}

/** The waveform is ours, not an edit: the version stays. */
export async function setPeaks(db: Database, id: number, peaks: number[]): Promise<void> {
  await db
    .updateTable('tracks')
    .set({ peaks: JSON.stringify(peaks) })
    .where('id', '=', id)
    .execute();
}

export function deleteTrack(db: Database, id: number) {
  return db.deleteFrom('tracks').where('id', '=', id).returning(['audioFile', 'coverArt']).executeTakeFirst();
}

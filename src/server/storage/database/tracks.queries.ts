import { trackSchema, type TrackWithPeaks } from '#shared/tracks.schema.ts';
import type { trackSorts } from '#shared/tracks.ts';
import type { Database } from '#server/storage/database/database.ts';
import { clearFeatured } from '#server/storage/database/featured.ts';
import { searchTextOf, sortKeyOf } from '#server/storage/database/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/lists.ts';
import type { NewTrackRow, TrackKeys } from '#server/storage/database/tables.ts';

/** What the API answers with. The waveform is long, so only a single track brings it. */
const columns = trackSchema.keyof().options;

export const trackSortColumns: Record<(typeof trackSorts)[number], string> = {
  uploadDate: 'uploadDate',
  title: 'titleKey',
  releaseType: 'releaseType',
  featured: 'featured',
};

type Words = Pick<NewTrackRow, 'title' | 'description' | 'releaseType'>;

function keysOf({ title, description, releaseType }: Words): TrackKeys {
  return { titleKey: sortKeyOf(title), searchText: searchTextOf(title, description, releaseType) };
}

export function selectTracks(db: Database) {
  return db.selectFrom('tracks').select(columns);
}

export function listTracks(db: Database, part: ListPart) {
  return readListPart('tracks', selectTracks(db), part);
}

export function newestFeaturedTrack(db: Database) {
  return selectTracks(db)
    .select('peaks')
    .where('featured', '=', true)
    .orderBy('uploadDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findTrack(db: Database, id: number) {
  return selectTracks(db).select('peaks').where('id', '=', id).executeTakeFirst();
}

/** In a transaction: a featured one takes the flag from the one before. */
export async function insertTrack(db: Database, track: NewTrackRow) {
  if (track.featured) await clearFeatured(db, 'tracks');
  return db
    .insertInto('tracks')
    .values({ ...track, ...keysOf(track) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** In a transaction: changes the row and counts its version up; a featured one takes the flag from the one before. */
export async function updateTrack(db: Database, before: TrackWithPeaks, changes: Partial<TrackWithPeaks>) {
  if (changes.featured && !before.featured) await clearFeatured(db, 'tracks');
  return db
    .updateTable('tracks')
    .set({ ...changes, ...keysOf({ ...before, ...changes }), version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function isRecordingOfTrack(db: Database, audioFile: string): Promise<boolean> {
  const track = await db
    .selectFrom('tracks')
    .select('id')
    .where('audioFile', '=', audioFile)
    .limit(1)
    .executeTakeFirst();
  return track !== undefined;
}

/** The waveform of a recording, for whatever has it. It is ours, not an edit: the version stays. */
export async function setPeaks(db: Database, audioFile: string, peaks: number[]): Promise<void> {
  await db.updateTable('tracks').set({ peaks }).where('audioFile', '=', audioFile).execute();
}

export function deleteTrack(db: Database, id: number) {
  return db.deleteFrom('tracks').where('id', '=', id).returning(['audioFile', 'coverArt']).executeTakeFirst();
}

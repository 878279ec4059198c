import { sql } from 'kysely';
import type { ReleaseOfTrack } from '#shared/tracks.schema.ts';
import type { Schedule } from '#shared/visibility.ts';
import type { Database } from '#server/storage/database/database.ts';
import { unfeatureAllBut } from '#server/storage/database/featured.ts';
import { dateKeyOf, searchTextOf, sortKeyOf } from '#server/storage/database/folding.ts';
import type { NewTrackRow, TrackKeys } from '#server/storage/database/tables.ts';

/** The releases that these tracks belong to, by their numbers. */
export async function findReleasesOfTracks(
  db: Database,
  tracks: { releaseId?: number | null }[],
): Promise<Map<number | null | undefined, ReleaseOfTrack>> {
  const ids = [...new Set(tracks.flatMap(({ releaseId }) => releaseId ?? []))];
  if (ids.length === 0) return new Map();
  const releases = await db
    .selectFrom('releases')
    .select(['id', 'title', 'releaseType', 'releaseDate', 'coverArt', 'coverPicture'])
    .where('id', 'in', ids)
    .execute();
  return new Map(releases.map((release) => [release.id, release]));
}

type Words = Pick<NewTrackRow, 'title' | 'description' | 'releaseType' | 'releaseDate' | 'uploadDate'>;
type Release = Pick<ReleaseOfTrack, 'title' | 'releaseType' | 'releaseDate'> | null | undefined;

/** What a song is sorted and found by. On a release it is of its type, found by its title too, and of its day unless it has one of its own. */
export function keysOnRelease(words: Words, release: Release): TrackKeys & Pick<NewTrackRow, 'releaseType'> {
  const { title, description, releaseDate, uploadDate } = words;
  const { releaseType } = release ?? words;
  return {
    releaseType,
    titleKey: sortKeyOf(title),
    dateKey: dateKeyOf({ releaseDate: releaseDate ?? release?.releaseDate, uploadDate }),
    searchText: searchTextOf(title, description, releaseType, release?.title),
  };
}

/** In a transaction, after a release has changed: so have the songs that are on it, or were. They keep their versions. */
export async function updateSongKeys(db: Database, trackIds: number[]): Promise<void> {
  if (trackIds.length === 0) return;
  const songs = await db
    .selectFrom('tracks')
    .select(['id', 'title', 'description', 'releaseType', 'releaseDate', 'uploadDate', 'releaseId'])
    .where('id', 'in', trackIds)
    .execute();
  const releases = await findReleasesOfTracks(db, songs);
  for (const song of songs)
    await db
      .updateTable('tracks')
      .set(keysOnRelease(song, releases.get(song.releaseId)))
      .where('id', '=', song.id)
      .execute();
}

/** The songs on a release, by their numbers. */
export async function findSongIds(db: Database, releaseId: number): Promise<number[]> {
  const songs = await db.selectFrom('tracks').select('id').where('releaseId', '=', releaseId).execute();
  return songs.map(({ id }) => id);
}

/** What is known of these songs that decides whether they can be put on a release; unknown ones are missing. */
export function findSongs(db: Database, ids: number[]) {
  return db
    .selectFrom('tracks')
    .leftJoin('releases', 'releases.id', 'tracks.releaseId')
    .select(['tracks.id', 'tracks.title', 'tracks.releaseId', 'releases.title as releaseTitle'])
    .where('tracks.id', 'in', ids.length > 0 ? ids : [0])
    .execute();
}

/** In a transaction: puts exactly these songs on a release, in this order. It is the release that changes: the songs keep their versions. */
export async function setSongs(db: Database, releaseId: number, ids: number[]): Promise<void> {
  const before = await findSongIds(db, releaseId);
  await db
    .updateTable('tracks')
    .set({ releaseId: null, releasePosition: null })
    .where('releaseId', '=', releaseId)
    .execute();
  if (ids.length > 0) {
    const places = ids.map((id, place) => sql`when ${id} then ${place + 1}`);
    await db
      .updateTable('tracks')
      .set({
        releaseId,
        releasePosition: sql<number>`cast(case id ${sql.join(places, sql` `)} end as integer)`,
      })
      .where('id', 'in', ids)
      .execute();
  }
  await updateSongKeys(db, [...before, ...ids]);
}

/**
 * In a transaction: shows all songs of a release now, later or not yet; gives back those for which that is new. Whoever
 * is editing one must notice, so its version counts up.
 */
export async function setScheduleOfSongs(
  db: Database,
  releaseId: number,
  { visibility, publishAt }: Schedule,
) {
  const changed = await db
    .updateTable('tracks')
    .set((song) => ({ visibility, publishAt, version: song('version', '+', 1) }))
    .where('releaseId', '=', releaseId)
    .where((song) =>
      song.or([song('visibility', '!=', visibility), song('publishAt', 'is distinct from', publishAt)]),
    )
    .returning(['id', 'visibility', 'publishAt', 'featured'])
    .execute();
  const featured = changed.findLast((song) => song.featured && song.visibility === 'published');
  if (featured) await unfeatureAllBut(db, 'tracks', featured.id);
  return changed;
}

import { sql, type Selectable } from 'kysely';
import { loudnessOfRelease, type Measured } from '#shared/media/loudness.ts';
import type { ReleaseOfTrack } from '#shared/catalogue/tracks.schema.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';
import type { Database } from '#server/storage/database/database.ts';
import { unfeatureAllBut } from '#server/storage/database/queries/catalogue/publishing.queries.ts';
import {
  dateKeyOf,
  dateKeyOnRelease,
  searchTextOf,
  sortKeyOf,
} from '#server/storage/database/queries/lists/folding.ts';
import type { NewTrackRow, ReleasesTable, TrackKeys } from '#server/storage/database/tables.ts';

/** The releases of these tracks, by id. */
export async function findReleasesOfTracks(
  db: Database,
  tracks: { releaseId?: number | null }[],
): Promise<Map<number | null | undefined, ReleaseOfTrack>> {
  const ids = [...new Set(tracks.flatMap(({ releaseId }) => releaseId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('releases')
    .leftJoin('tracks', 'tracks.releaseId', 'releases.id')
    .select([
      'releases.id',
      'releases.title',
      'releases.releaseType',
      'releases.releaseDate',
      'releases.coverArt',
      'releases.coverPicture',
      'tracks.loudness',
      'tracks.duration',
    ])
    .where('releases.id', 'in', ids)
    .execute();
  const songs = new Map<number, Measured[]>();
  for (const { id, loudness, duration } of rows)
    songs.set(id, [...(songs.get(id) ?? []), { loudness, duration }]);
  return new Map(
    rows.map(({ id, title, releaseType, releaseDate, coverArt, coverPicture }) => [
      id,
      {
        id,
        title,
        releaseType,
        releaseDate,
        coverArt,
        coverPicture,
        loudness: loudnessOfRelease(songs.get(id) ?? []),
      },
    ]),
  );
}

const keyFields = ['title', 'description', 'releaseType', 'releaseDate', 'uploadDate'] as const;
type KeyFields = Pick<NewTrackRow, (typeof keyFields)[number]>;

/** Of a track without a release. */
export function keysOfTrack(track: KeyFields): TrackKeys {
  const { title, description, releaseType } = track;
  return {
    titleKey: sortKeyOf(title),
    dateKey: dateKeyOf(track),
    searchText: searchTextOf(title, description, releaseType),
  };
}

/**
 * In a transaction, after these tracks or their release changed. On a release a track has the release's type, is found
 * by its title, and is sorted by its date and order. The versions of the tracks stay the same.
 */
export async function updateTrackKeys(db: Database, trackIds: number[]): Promise<void> {
  if (trackIds.length === 0) return;
  const tracks = await db
    .selectFrom('tracks')
    .select(['id', 'releaseId', 'releasePosition', ...keyFields])
    .where('id', 'in', trackIds)
    .execute();
  const releases = await findReleaseKeys(db, tracks);
  for (const track of tracks) {
    const release = releases.get(track.releaseId);
    const keys = release ? keysOnRelease(track, release) : keysOfTrack(track);
    await db.updateTable('tracks').set(keys).where('id', '=', track.id).execute();
  }
}

type ReleaseFields = Pick<Selectable<ReleasesTable>, 'id' | 'title' | 'releaseType' | 'dateKey'>;
type TrackOnRelease = KeyFields & { id: number; releasePosition: number | null };

function keysOnRelease(track: TrackOnRelease, release: ReleaseFields) {
  const { title, description } = track;
  const { releaseType } = release;
  return {
    ...keysOfTrack(track),
    releaseType,
    dateKey: dateKeyOnRelease(release, track),
    searchText: searchTextOf(title, description, releaseType, release.title),
  };
}

async function findReleaseKeys(
  db: Database,
  tracks: { releaseId: number | null }[],
): Promise<Map<number | null, ReleaseFields>> {
  const ids = [...new Set(tracks.flatMap(({ releaseId }) => releaseId ?? []))];
  if (ids.length === 0) return new Map();
  const releases = await db
    .selectFrom('releases')
    .select(['id', 'title', 'releaseType', 'dateKey'])
    .where('id', 'in', ids)
    .execute();
  return new Map(releases.map((release) => [release.id, release]));
}

export async function findTrackIds(db: Database, releaseId: number): Promise<number[]> {
  const tracks = await db.selectFrom('tracks').select('id').where('releaseId', '=', releaseId).execute();
  return tracks.map(({ id }) => id);
}

/** The recordings of the tracks of a release that have no streams. */
export async function findRecordingsWithoutStreams(db: Database, releaseId: number): Promise<string[]> {
  const tracks = await db
    .selectFrom('tracks')
    .select(['audioFile', 'streams'])
    .where('releaseId', '=', releaseId)
    .execute();
  return tracks.flatMap(({ audioFile, streams }) => (streams.length === 0 ? audioFile : []));
}

/** With the release that each track is on; unknown ids are left out. */
export function findTracks(db: Database, ids: number[]) {
  return db
    .selectFrom('tracks')
    .leftJoin('releases', 'releases.id', 'tracks.releaseId')
    .select(['tracks.id', 'tracks.title', 'tracks.releaseId', 'releases.title as releaseTitle'])
    .where('tracks.id', 'in', ids.length > 0 ? ids : [0])
    .execute();
}

/** In a transaction: replaces the tracks of a release. The versions of the tracks stay the same. */
export async function setTracks(db: Database, releaseId: number, ids: number[]): Promise<void> {
  const before = await findTrackIds(db, releaseId);
  await db
    .updateTable('tracks')
    .set({ releaseId: null, releasePosition: null })
    .where('releaseId', '=', releaseId)
    .execute();
  if (ids.length > 0) {
    const positions = ids.map((id, index) => sql`when ${id} then ${index + 1}`);
    await db
      .updateTable('tracks')
      .set({
        releaseId,
        releasePosition: sql<number>`cast(case id ${sql.join(positions, sql` `)} end as integer)`,
      })
      .where('id', 'in', ids)
      .execute();
  }
  await updateTrackKeys(db, [...before, ...ids]);
}

/**
 * In a transaction: publishes, schedules or hides all tracks of a release; returns the changed ones. Their versions count
 * up, so that an open editor notices.
 */
export async function setScheduleOfTracks(
  db: Database,
  releaseId: number,
  { visibility, publishAt }: Schedule,
) {
  const changed = await db
    .updateTable('tracks')
    .set((track) => ({ visibility, publishAt, version: track('version', '+', 1) }))
    .where('releaseId', '=', releaseId)
    .where((track) =>
      track.or([track('visibility', '!=', visibility), track('publishAt', 'is distinct from', publishAt)]),
    )
    .returning(['id', 'visibility', 'publishAt', 'featured'])
    .execute();
  const featured = changed.findLast((track) => track.featured && track.visibility === 'published');
  if (featured) await unfeatureAllBut(db, 'tracks', featured.id);
  return changed;
}

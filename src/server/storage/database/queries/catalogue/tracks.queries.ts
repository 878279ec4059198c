import {
  trackDetailsSchema,
  trackSchema,
  type Track,
  type TrackDetails,
  type TrackWithPeaks,
} from '#shared/catalogue/tracks.schema.ts';
import type { trackSorts } from '#shared/catalogue/tracks.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  newestFeatured,
  replaceFeatured,
} from '#server/storage/database/queries/catalogue/publishing.queries.ts';
import { readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import {
  findReleasesOfTracks,
  keysOfTrack,
  updateTrackKeys,
} from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import { startingWith } from '#server/storage/database/queries/site/files.queries.ts';
import type { NewTrackRow } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Long texts are only part of the details. The release is read by its id. */
const columns = [...trackSchema.omit({ release: true }).keyof().options, 'releaseId'] as const;
const detailColumns = [...trackDetailsSchema.omit({ release: true }).keyof().options, 'releaseId'] as const;

export const trackSortColumns: Record<(typeof trackSorts)[number], string> = {
  date: 'dateKey',
  uploadDate: 'uploadDate',
  title: 'titleKey',
  releaseType: 'releaseType',
  featured: 'featured',
};

function selectTracks(db: Database) {
  return db.selectFrom('tracks').select(columns);
}

type WithReleaseId = { releaseId: number | null };

/** Replaces the id of the release by the release. */
async function withReleases<Row extends WithReleaseId>(db: Database, rows: Row[]) {
  const releases = await findReleasesOfTracks(db, rows);
  return rows.map(({ releaseId, ...track }) => ({ ...track, release: releases.get(releaseId) ?? null }));
}

async function withRelease<Row extends WithReleaseId>(db: Database, row: Row) {
  const [track] = await withReleases(db, [row]);
  if (!track) throw new Error('A row became none');
  return track;
}

export async function listTracks(db: Database, part: ListPart) {
  const { rows, end } = await readListPart('tracks', selectTracks(db), part);
  return { rows: await withReleases(db, rows), end };
}

/** In order, as far as the audience may see them. */
export async function listTracksOfRelease(
  db: Database,
  releaseId: number,
  audience: Audience,
): Promise<Track[]> {
  const rows = await selectTracks(db)
    .where('releaseId', '=', releaseId)
    .where(isVisibleTo('tracks', audience))
    .orderBy('releasePosition')
    .orderBy('id')
    .execute();
  return withReleases(db, rows);
}

/** The first visible track of each release, by the id of the release. */
export async function findFirstTracks(
  db: Database,
  releaseIds: number[],
  audience: Audience,
): Promise<Map<number | null, Omit<Track, 'release'>>> {
  if (releaseIds.length === 0) return new Map();
  const rows = await selectTracks(db)
    .where('id', 'in', (releases) =>
      releases
        .selectFrom('releases')
        .select((release) =>
          release
            .selectFrom('tracks as one')
            .select('one.id')
            .whereRef('one.releaseId', '=', 'releases.id')
            .where(isVisibleTo('tracks', audience))
            .orderBy('one.releasePosition')
            .orderBy('one.id')
            .limit(1)
            .as('first'),
        )
        .where('releases.id', 'in', releaseIds),
    )
    .execute();
  return new Map(rows.map(({ releaseId, ...track }) => [releaseId, track]));
}

export async function newestFeaturedTrack(db: Database, audience: Audience): Promise<TrackWithPeaks | null> {
  const row = await newestFeatured(selectTracks(db).select('peaks'), 'tracks', audience).executeTakeFirst();
  return row ? withRelease(db, row) : null;
}

export async function findTrack(
  db: Database,
  id: number,
  audience: Audience = 'owner',
): Promise<TrackDetails | undefined> {
  const row = await db
    .selectFrom('tracks')
    .select(detailColumns)
    .where('id', '=', id)
    .where(isVisibleTo('tracks', audience))
    .executeTakeFirst();
  return row && withRelease(db, row);
}

/** In a transaction. */
export async function insertTrack(db: Database, track: NewTrackRow): Promise<Track> {
  await replaceFeatured(db, 'tracks', track);
  const { id } = await db
    .insertInto('tracks')
    .values({ ...track, ...keysOfTrack(track) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return withUpdatedKeys(db, id);
}

/** In a transaction. Counts the version up. */
export async function updateTrack(
  db: Database,
  before: TrackDetails,
  changes: Partial<Omit<TrackDetails, 'release'>>,
): Promise<Track> {
  await replaceFeatured(db, 'tracks', { ...before, ...changes }, before);
  await db
    .updateTable('tracks')
    .set({ ...changes, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  return withUpdatedKeys(db, before.id);
}

async function withUpdatedKeys(db: Database, id: number): Promise<Track> {
  await updateTrackKeys(db, [id]);
  return withRelease(db, await selectTracks(db).where('id', '=', id).executeTakeFirstOrThrow());
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

/** By the address of the recording without its extension; undefined if no track has it. */
export function findTrackByStem(db: Database, stem: string) {
  const [from, below] = startingWith(stem);
  return db
    .selectFrom('tracks')
    .select(['id', 'downloadable'])
    .where('audioFile', '>', from)
    .where('audioFile', '<', below)
    .limit(1)
    .executeTakeFirst();
}

/** Undefined if no track has this file. */
export function findStreams(db: Database, audioFile: string) {
  return db
    .selectFrom('tracks')
    .select(['streams', 'loudness', 'duration', 'releaseId'])
    .where('audioFile', '=', audioFile)
    .limit(1)
    .executeTakeFirst();
}

/** Not an edit by the owner, so the version stays the same. */
export async function setPeaks(db: Database, audioFile: string, peaks: number[]): Promise<void> {
  await db.updateTable('tracks').set({ peaks }).where('audioFile', '=', audioFile).execute();
}

/** Not an edit by the owner, so the version stays the same. */
export async function setStreams(
  db: Database,
  audioFile: string,
  made: Pick<Track, 'streams' | 'loudness'>,
): Promise<void> {
  await db.updateTable('tracks').set(made).where('audioFile', '=', audioFile).execute();
}

export function deleteTrack(db: Database, id: number) {
  return db.deleteFrom('tracks').where('id', '=', id).returningAll().executeTakeFirst();
}

/** By track id; tracks without lyrics are left out. */
export async function findLyrics(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tracks')
    .select(['id', 'lyrics'])
    .where('id', 'in', ids)
    .where('lyrics', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, lyrics }) => [id, lyrics ?? '']));
}

import { sql } from 'kysely';
import {
  releaseDetailsSchema,
  releaseSchema,
  type Release,
  type ReleaseDetails,
} from '#shared/releases.schema.ts';
import type { releaseSorts } from '#shared/releases.ts';
import type { Database } from '#server/storage/database/database.ts';
import { dateKeyOf, searchTextOf, sortKeyOf } from '#server/storage/database/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/lists.ts';
import { followReleases } from '#server/storage/database/songs-on-releases.ts';
import type { NewReleaseRow, ReleaseKeys } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** A release without its songs, which are rows of their own. */
export type StoredRelease = Omit<ReleaseDetails, 'tracks' | 'trackCount'>;

const columns = releaseSchema.omit({ trackCount: true }).keyof().options;
const detailColumns = releaseDetailsSchema.omit({ tracks: true, trackCount: true }).keyof().options;

export const releaseSortColumns: Record<(typeof releaseSorts)[number], string> = {
  date: 'dateKey',
  title: 'titleKey',
  releaseType: 'releaseType',
};

type Words = Pick<NewReleaseRow, 'title' | 'description' | 'releaseType' | 'releaseDate' | 'uploadDate'>;

function keysOf(words: Words): ReleaseKeys {
  const { title, description, releaseType } = words;
  return {
    titleKey: sortKeyOf(title),
    dateKey: dateKeyOf(words),
    searchText: searchTextOf(title, description, releaseType),
  };
}

/** Each with how many songs of it the reader gets to see. */
function selectReleases(db: Database, audience: Audience) {
  return db
    .selectFrom('releases')
    .select(columns)
    .select((release) =>
      release
        .selectFrom('tracks')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('releaseId', '=', 'releases.id')
        .where(isVisibleTo('tracks', audience))
        .$asScalar()
        .as('trackCount'),
    );
}

export async function listReleases(db: Database, part: ListPart, audience: Audience) {
  const { rows, end } = await readListPart('releases', selectReleases(db, audience), part);
  return { rows: rows.map((row): Release => ({ ...row, trackCount: row.trackCount ?? 0 })), end };
}

export function findRelease(
  db: Database,
  id: number,
  audience: Audience = 'owner',
): Promise<StoredRelease | undefined> {
  return db
    .selectFrom('releases')
    .select(detailColumns)
    .where('id', '=', id)
    .where(isVisibleTo('releases', audience))
    .executeTakeFirst();
}

export function insertRelease(db: Database, release: NewReleaseRow): Promise<StoredRelease> {
  return db
    .insertInto('releases')
    .values({ ...release, ...keysOf(release) })
    .returning(detailColumns)
    .executeTakeFirstOrThrow();
}

/** In a transaction: changes the row and counts its version up; its songs follow. */
export async function updateRelease(
  db: Database,
  before: StoredRelease,
  changes: Partial<StoredRelease>,
): Promise<StoredRelease> {
  const release = await db
    .updateTable('releases')
    .set({ ...changes, ...keysOf({ ...before, ...changes }), version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(detailColumns)
    .executeTakeFirstOrThrow();
  await followReleases(db, await songsOf(db, before.id));
  return release;
}

async function songsOf(db: Database, releaseId: number): Promise<number[]> {
  const songs = await db.selectFrom('tracks').select('id').where('releaseId', '=', releaseId).execute();
  return songs.map(({ id }) => id);
}

/** Its songs stay, on no release. */
export function deleteRelease(db: Database, id: number) {
  return db.deleteFrom('releases').where('id', '=', id).returningAll().executeTakeFirst();
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
  const before = await songsOf(db, releaseId);
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
  await followReleases(db, [...before, ...ids]);
}

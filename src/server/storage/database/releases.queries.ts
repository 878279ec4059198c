import { releaseDetailsSchema, releaseSchema, type ReleaseDetails } from '#shared/releases.schema.ts';
import type { releaseSorts } from '#shared/releases.ts';
import type { Database } from '#server/storage/database/database.ts';
import { dateKeyOf, searchTextOf, sortKeyOf } from '#server/storage/database/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/lists.ts';
import { ofSongs, withSongFacts } from '#server/storage/database/song-facts.ts';
import { findSongIds, updateSongKeys } from '#server/storage/database/songs-on-releases.ts';
import type { NewReleaseRow, ReleaseKeys } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** A release without its songs, which are rows of their own. */
export type StoredRelease = Omit<ReleaseDetails, 'tracks' | keyof typeof ofSongs>;

const columns = releaseSchema.omit(ofSongs).keyof().options;
const detailColumns = releaseDetailsSchema.omit({ tracks: true, ...ofSongs }).keyof().options;

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

/** Each with what follows from those of its songs that the reader gets to see. */
export async function listReleases(db: Database, part: ListPart, audience: Audience) {
  const { rows, end } = await readListPart('releases', db.selectFrom('releases').select(columns), part);
  return { rows: await withSongFacts(db, rows, audience), end };
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
  await updateSongKeys(db, await findSongIds(db, before.id));
  return release;
}

/** Its songs stay, on no release. */
export function deleteRelease(db: Database, id: number) {
  return db.deleteFrom('releases').where('id', '=', id).returningAll().executeTakeFirst();
}

import {
  releaseDetailsSchema,
  releaseSchema,
  type ReleaseDetails,
} from '#shared/catalogue/releases.schema.ts';
import type { releaseSorts } from '#shared/catalogue/releases.ts';
import type { Database } from '#server/storage/database/database.ts';
import { dateKeyOf, searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import { ofTracks, withReleaseFacts } from '#server/storage/database/queries/catalogue/release-facts.ts';
import {
  findTrackIds,
  updateTrackKeys,
} from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import type { NewReleaseRow, ReleaseKeys } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

export type StoredRelease = Omit<ReleaseDetails, 'tracks' | keyof typeof ofTracks>;

const columns = releaseSchema.omit(ofTracks).keyof().options;
const detailColumns = releaseDetailsSchema.omit({ tracks: true, ...ofTracks }).keyof().options;

export const releaseSortColumns: Record<(typeof releaseSorts)[number], string> = {
  date: 'dateKey',
  title: 'titleKey',
  releaseType: 'releaseType',
};

type SearchFields = Pick<
  NewReleaseRow,
  'title' | 'description' | 'releaseType' | 'releaseDate' | 'uploadDate'
>;

function keysOf(release: SearchFields): ReleaseKeys {
  const { title, description, releaseType } = release;
  return {
    titleKey: sortKeyOf(title),
    dateKey: dateKeyOf(release),
    searchText: searchTextOf(title, description, releaseType),
  };
}

export async function listReleases(db: Database, part: ListPart, audience: Audience) {
  const { rows, end } = await readListPart('releases', db.selectFrom('releases').select(columns), part);
  return { rows: await withReleaseFacts(db, rows, audience), end };
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

/** In a transaction. Counts the version up and updates the keys of its tracks. */
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
  await updateTrackKeys(db, await findTrackIds(db, before.id));
  return release;
}

/** The tracks stay, without a release. */
export function deleteRelease(db: Database, id: number) {
  return db.deleteFrom('releases').where('id', '=', id).returningAll().executeTakeFirst();
}

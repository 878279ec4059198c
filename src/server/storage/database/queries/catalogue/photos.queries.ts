import { photoSchema, type Photo } from '#shared/catalogue/photos.schema.ts';
import type { photoSorts } from '#shared/catalogue/photos.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  newestFeatured,
  replaceFeatured,
} from '#server/storage/database/queries/catalogue/publishing.queries.ts';
import { searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import type { NewPhotoRow, PhotoKeys } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

const columns = photoSchema.keyof().options;

export const photoSortColumns: Record<(typeof photoSorts)[number], string> = {
  position: 'position',
  uploadDate: 'uploadDate',
  title: 'titleKey',
  photographer: 'photographerKey',
  location: 'locationKey',
  featured: 'featured',
};

type SearchFields = Pick<NewPhotoRow, 'title' | 'description' | 'photographer' | 'location' | 'year'>;

function keysOf({ title, description, photographer, location, year }: SearchFields): PhotoKeys {
  return {
    titleKey: sortKeyOf(title),
    photographerKey: sortKeyOf(photographer),
    locationKey: sortKeyOf(location),
    searchText: searchTextOf(title, description, photographer, location, year),
  };
}

function selectPhotos(db: Database) {
  return db.selectFrom('aboutImages').select(columns);
}

export function listPhotos(db: Database, part: ListPart) {
  return readListPart('aboutImages', selectPhotos(db), part);
}

export function newestFeaturedPhoto(db: Database, audience: Audience) {
  return newestFeatured(selectPhotos(db), 'aboutImages', audience).executeTakeFirst();
}

export function findPhoto(db: Database, id: number, audience: Audience = 'owner') {
  return selectPhotos(db).where('id', '=', id).where(isVisibleTo('aboutImages', audience)).executeTakeFirst();
}

/** In no order; those that the audience may not see are left out. */
export function findPhotos(db: Database, ids: number[], audience: Audience) {
  return selectPhotos(db)
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where(isVisibleTo('aboutImages', audience))
    .execute();
}

async function highestPosition(db: Database): Promise<number> {
  const first = await db
    .selectFrom('aboutImages')
    .select('position')
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return first?.position ?? 0;
}

export async function insertPhoto(db: Database, photo: NewPhotoRow) {
  await replaceFeatured(db, 'aboutImages', photo);
  return db
    .insertInto('aboutImages')
    .values({ ...photo, ...keysOf(photo), position: photo.position ?? (await highestPosition(db)) + 1 })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** In a transaction. Counts the version up. */
export async function updatePhoto(db: Database, before: Photo, changes: Partial<Photo>) {
  await replaceFeatured(db, 'aboutImages', { ...before, ...changes }, before);
  return db
    .updateTable('aboutImages')
    .set({ ...changes, ...keysOf({ ...before, ...changes }), version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function deletePhoto(db: Database, id: number) {
  return db.deleteFrom('aboutImages').where('id', '=', id).returningAll().executeTakeFirst();
}

/** The gallery shows the highest position first. */
export type PhotoPosition = { id: number; position: number };

export function findPhotoPosition(db: Database, id: number): Promise<PhotoPosition | undefined> {
  return db.selectFrom('aboutImages').select(['id', 'position']).where('id', '=', id).executeTakeFirst();
}

/** The last photo of the gallery, without one. */
export function findLastPosition(db: Database, { without }: { without: number }) {
  return db
    .selectFrom('aboutImages')
    .select(['id', 'position'])
    .where('id', '!=', without)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The photos in front of this one, nearest first, without one. */
export function listPositionsInFront(
  db: Database,
  { id, position }: PhotoPosition,
  { without, limit }: { without: number; limit: number },
): Promise<PhotoPosition[]> {
  return db
    .selectFrom('aboutImages')
    .select(['id', 'position'])
    .where((row) => row(row.refTuple('position', 'id'), '>', row.tuple(position, id)))
    .where('id', '!=', without)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The version stays the same, because no text field changes. */
export async function setPhotoPosition(db: Database, { id, position }: PhotoPosition): Promise<void> {
  await db.updateTable('aboutImages').set({ position }).where('id', '=', id).execute();
}

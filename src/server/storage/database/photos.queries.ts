import { photoSchema, type Photo } from '#shared/photos.schema.ts';
import type { photoSorts } from '#shared/photos.ts';
import type { Database } from '#server/storage/database/database.ts';
import { replaceFeatured, lastScheduledFirst } from '#server/storage/database/featured.ts';
import { searchTextOf, sortKeyOf } from '#server/storage/database/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/lists.ts';
import type { NewPhotoRow, PhotoKeys } from '#server/storage/database/tables.ts';
import { isDayToCome, isVisibleTo, type Audience } from '#server/storage/database/visibility.ts';

/** What the API answers with. */
const columns = photoSchema.keyof().options;

export const photoSortColumns: Record<(typeof photoSorts)[number], string> = {
  position: 'position',
  uploadDate: 'uploadDate',
  title: 'titleKey',
  photographer: 'photographerKey',
  location: 'locationKey',
  featured: 'featured',
};

type Words = Pick<NewPhotoRow, 'title' | 'description' | 'photographer' | 'location' | 'year'>;

function keysOf({ title, description, photographer, location, year }: Words): PhotoKeys {
  return {
    titleKey: sortKeyOf(title),
    photographerKey: sortKeyOf(photographer),
    locationKey: sortKeyOf(location),
    searchText: searchTextOf(title, description, photographer, location, year),
  };
}

export function selectPhotos(db: Database) {
  return db.selectFrom('aboutImages').select(columns);
}

export function listPhotos(db: Database, part: ListPart) {
  return readListPart('aboutImages', selectPhotos(db), part);
}

export function newestFeaturedPhoto(db: Database, audience: Audience) {
  return selectPhotos(db)
    .where('featured', '=', true)
    .where(isVisibleTo('aboutImages', audience))
    .$if(isDayToCome(audience), (rows) => rows.orderBy('publishAt', lastScheduledFirst))
    .orderBy('uploadDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findPhoto(db: Database, id: number, audience: Audience = 'owner') {
  return selectPhotos(db).where('id', '=', id).where(isVisibleTo('aboutImages', audience)).executeTakeFirst();
}

/** Where the first photo of the gallery stands. */
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

/** In a transaction: a featured one that is published takes the flag from the one before. */
export async function insertPhoto(db: Database, photo: NewPhotoRow) {
  await replaceFeatured(db, 'aboutImages', photo);
  return db
    .insertInto('aboutImages')
    .values({ ...photo, ...keysOf(photo), position: photo.position ?? (await highestPosition(db)) + 1 })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** In a transaction: changes the row and counts its version up; one that is featured and published now takes the flag from the one before. */
export async function updatePhoto(db: Database, before: Photo, changes: Partial<Photo>) {
  await replaceFeatured(db, 'aboutImages', { ...before, ...changes }, before);
  return db
    .updateTable('aboutImages')
    .set({ ...changes, ...keysOf({ ...before, ...changes }), version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Takes the whole row away and gives it back. */
export function deletePhoto(db: Database, id: number) {
  return db.deleteFrom('aboutImages').where('id', '=', id).returningAll().executeTakeFirst();
}

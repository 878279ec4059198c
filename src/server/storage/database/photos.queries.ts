import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { AboutImagesTable } from '#server/storage/database/tables.ts';

export function listPhotos(db: Database) {
  return db
    .selectFrom('aboutImages')
    .selectAll()
    .orderBy('uploadDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function newestFeaturedPhoto(db: Database) {
  return db
    .selectFrom('aboutImages')
    .selectAll()
    .where('featured', '=', true)
    .orderBy('uploadDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function photoExists(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('aboutImages').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export function insertPhoto(db: Database, photo: Insertable<AboutImagesTable>) {
  return db.insertInto('aboutImages').values(photo).returningAll().executeTakeFirstOrThrow();
}

/** Changes the row and counts its version up; with a version given, only when it is still that one. */
export function updatePhoto(
  db: Database,
  id: number,
  changes: Updateable<AboutImagesTable>,
  version?: number,
) {
  return db
    .updateTable('aboutImages')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();
}

export function deletePhoto(db: Database, id: number) {
  return db.deleteFrom('aboutImages').where('id', '=', id).returning('imagePath').executeTakeFirst();
}

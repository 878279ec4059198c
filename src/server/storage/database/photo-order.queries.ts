import type { Database } from '#server/storage/database/database.ts';

/** A photo's place in the gallery, which shows the highest position first. */
export type PhotoPlace = { id: number; position: number };

export function findPhotoPlace(db: Database, id: number): Promise<PhotoPlace | undefined> {
  return db.selectFrom('aboutImages').select(['id', 'position']).where('id', '=', id).executeTakeFirst();
}

/** The photo that the gallery shows last, leaving out one. */
export function findLastPlace(db: Database, { without }: { without: number }) {
  return db
    .selectFrom('aboutImages')
    .select(['id', 'position'])
    .where('id', '!=', without)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The photos in front of this one, the nearest first, leaving out one. */
export function listPlacesInFront(
  db: Database,
  { id, position }: PhotoPlace,
  { without, limit }: { without: number; limit: number },
): Promise<PhotoPlace[]> {
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

/** Its words stay as they are, so its version does too. */
export async function setPhotoPosition(db: Database, { id, position }: PhotoPlace): Promise<void> {
  await db.updateTable('aboutImages').set({ position }).where('id', '=', id).execute();
}

import type { Photo, PhotoMove } from '#shared/photos.schema.ts';
import type { Changes } from '#server/domain/changes.ts';
import { photoNotFound, unknownNeighbour } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as order from '#server/storage/database/photo-order.queries.ts';
import { findPhoto } from '#server/storage/database/photos.queries.ts';

type Needs = { database: Database; changes: Changes };

/** Closer together, two positions have no room between them that every computer agrees on. */
const SMALLEST_GAP = 1e-6;
/** How many photos are looked at for a wider gap, before it is looked for further on. */
const NEIGHBOURS = 16;

/** Lets a photo stand in front of another in the gallery, or at its end. One change after the other, so none is lost. */
export async function movePhoto(
  { database, changes }: Needs,
  id: number,
  { before }: PhotoMove,
): Promise<Photo> {
  const moved = await inTransaction(database, async (db) => {
    const photo = await findPhoto(db, id);
    if (!photo) throw photoNotFound();
    if (before === null) await moveToEnd(db, id);
    else if (before !== id) await moveInFront(db, id, before);
    return photo;
  });
  changes.announce();
  return moved;
}

async function moveToEnd(db: Database, id: number): Promise<void> {
  const last = await order.findLastPlace(db, { without: id });
  if (last) await order.setPhotoPosition(db, { id, position: last.position - 1 });
}

/** Between that photo and the one in front of it. Where there is no room, those in front move apart. */
async function moveInFront(db: Database, id: number, before: number): Promise<void> {
  const next = await order.findPhotoPlace(db, before);
  if (!next) throw unknownNeighbour();
  for (let neighbours = 0; ; neighbours = Math.max(NEIGHBOURS, neighbours * 2)) {
    const inFront = await order.listPlacesInFront(db, next, { without: id, limit: neighbours + 1 });
    // Nobody stands beyond these: there is all the room in the world.
    const limit = inFront.length > neighbours ? inFront.pop() : undefined;
    const step = limit ? (limit.position - next.position) / (neighbours + 2) : 1;
    if (step < SMALLEST_GAP) continue;
    const inOrder = [id, ...inFront.map((place) => place.id)];
    for (const [index, one] of inOrder.entries())
      await order.setPhotoPosition(db, { id: one, position: next.position + (index + 1) * step });
    return;
  }
}

import type { Photo, PhotoMove } from '#shared/catalogue/photos.schema.ts';
import type { Changes } from '#server/domain/changes.ts';
import { photoNotFound, unknownNeighbour } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import * as photos from '#server/storage/database/queries/catalogue/photos.queries.ts';

type Deps = { database: Database; changes: Changes };

/** Below this, rounding may make two positions equal. */
const SMALLEST_GAP = 1e-6;
/** How many photos the first search for a wider gap includes. */
const NEIGHBOURS = 16;

/** Moves a photo in front of another, or to the end. In a transaction, so that no concurrent move is lost. */
export async function movePhoto(
  { database, changes }: Deps,
  id: number,
  { before }: PhotoMove,
): Promise<Photo> {
  const moved = await inTransaction(database, async (db) => {
    const photo = await photos.findPhoto(db, id);
    if (!photo) throw photoNotFound();
    if (before === null) await moveToEnd(db, id);
    else if (before !== id) await moveInFront(db, id, before);
    return photo;
  });
  changes.announce();
  return moved;
}

async function moveToEnd(db: Database, id: number): Promise<void> {
  const last = await photos.findLastPosition(db, { without: id });
  if (last) await photos.setPhotoPosition(db, { id, position: last.position - 1 });
}

/** Between that photo and the one in front of it. If there is no room, the photos in front are spread out. */
async function moveInFront(db: Database, id: number, before: number): Promise<void> {
  const next = await photos.findPhotoPosition(db, before);
  if (!next) throw unknownNeighbour();
  for (let neighbours = 0; ; neighbours = Math.max(NEIGHBOURS, neighbours * 2)) {
    const inFront = await photos.listPositionsInFront(db, next, { without: id, limit: neighbours + 1 });
    // Without a photo beyond these, there is no limit.
    const limit = inFront.length > neighbours ? inFront.pop() : undefined;
    const step = limit ? (limit.position - next.position) / (neighbours + 2) : 1;
    if (step < SMALLEST_GAP) continue;
    const inOrder = [id, ...inFront.map((photo) => photo.id)];
    for (const [index, one] of inOrder.entries())
      await photos.setPhotoPosition(db, { id: one, position: next.position + (index + 1) * step });
    return;
  }
}

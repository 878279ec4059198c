import type { Database } from '#server/storage/database/database.ts';
import {
  findTrackIds,
  updateTrackKeys,
} from '#server/storage/database/queries/catalogue/tracks-on-releases.ts';
import { dateKeyOf } from '#server/storage/database/queries/lists/folding.ts';

/** Gives what the demo stored a past. The ordinary functions take every date from the clock, and every count from visitors. */
export async function setUploadDate(
  db: Database,
  table: 'tracks' | 'releases' | 'videos',
  id: number,
  uploadDate: string,
): Promise<void> {
  // All three have these columns; naming one lets the query be typed.
  const rows = table as 'videos';
  const { releaseDate } = await db
    .selectFrom(rows)
    .select('releaseDate')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const dateKey = dateKeyOf({ releaseDate, uploadDate });
  await db.updateTable(rows).set({ uploadDate, dateKey }).where('id', '=', id).execute();
  if (table === 'tracks') await updateTrackKeys(db, [id]);
  if (table === 'releases') await updateTrackKeys(db, await findTrackIds(db, id));
}

export async function setPhotoUploadDate(db: Database, id: number, uploadDate: string): Promise<void> {
  await db.updateTable('aboutImages').set({ uploadDate }).where('id', '=', id).execute();
}

export async function setViews(db: Database, id: number, views: number): Promise<void> {
  await db.updateTable('videos').set({ views }).where('id', '=', id).execute();
}

export async function setPublished(db: Database, id: number, publishedAt: string): Promise<void> {
  await db.updateTable('posts').set({ publishedAt }).where('id', '=', id).execute();
}

export async function deleteUnchangedPress(db: Database): Promise<void> {
  await db.deleteFrom('press').where('version', '=', 1).execute();
}

export async function setReceived(
  db: Database,
  id: number,
  message: { createdAt: string; read: boolean },
): Promise<void> {
  await db.updateTable('messages').set(message).where('id', '=', id).execute();
}

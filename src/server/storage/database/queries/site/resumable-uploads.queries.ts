import { sql } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import type { ResumableUploadsTable, UploadPiecesTable } from '#server/storage/database/tables.ts';

/** Their pieces are in the media store of one site, so they are neither backed up nor moved. */
export const resumableTables = ['uploadPieces', 'resumableUploads'] as const;

export type OwnUpload = Pick<ResumableUploadsTable, 'id' | 'userId'>;

export async function insertUpload(db: Database, row: ResumableUploadsTable): Promise<void> {
  await db.insertInto('resumableUploads').values(row).execute();
}

export function findUpload(
  db: Database,
  { id, userId }: OwnUpload,
): Promise<ResumableUploadsTable | undefined> {
  return db
    .selectFrom('resumableUploads')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** The oldest first. */
export function listUploads(db: Database, userId: number, now: string): Promise<ResumableUploadsTable[]> {
  return db
    .selectFrom('resumableUploads')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Returns false, and inserts nothing, when another request has stored a piece at this place. */
export function insertPiece(
  db: Database,
  { uploadId, start, name, bytes }: UploadPiecesTable & { bytes: number },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('resumableUploads')
      .set({ received: start + bytes })
      .where('id', '=', uploadId)
      .where('received', '=', start)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await transaction.insertInto('uploadPieces').values({ uploadId, start, name }).execute();
    return true;
  });
}

export function listPieces(db: Database, uploadId: string): Promise<UploadPiecesTable[]> {
  return db
    .selectFrom('uploadPieces')
    .selectAll()
    .where('uploadId', '=', uploadId)
    .orderBy('start')
    .execute();
}

/** Returns false when this user has no such upload. */
export async function deleteUpload(db: Database, { id, userId }: OwnUpload): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resumableUploads')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns the ids. */
export async function deleteUploadsExpiredBefore(db: Database, time: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('resumableUploads')
    .where('expiresAt', '<', time)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

export async function uploadExists(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('resumableUploads')
    .select(sql<number>`1`.as('found'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAllUploads(db: Database): Promise<void> {
  for (const table of resumableTables) await db.deleteFrom(table).execute();
}

import { uploadMetadata } from '#shared/media/resumable-uploads.ts';
import type { ResumableUpload } from '#shared/media/resumable-uploads.schema.ts';
import { Failure, unexpected, uploadGone, uploadMoved } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as uploads from '#server/storage/database/queries/site/resumable-uploads.queries.ts';
import type { ResumableUploadsTable } from '#server/storage/database/tables.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { newPieceName } from '#server/storage/media-store/names.ts';

type Deps = { database: Database; media: MediaStore };
type NewUpload = Omit<ResumableUploadsTable, 'received' | 'createdAt' | 'expiresAt'>;

/** Also for uploads that are complete and in no form. */
export const UPLOAD_EXPIRY_MS = 24 * 60 * 60_000;

/** What arrives is in memory until there is this much of it. */
const PIECE_BYTES = 8 * 1024 * 1024;

export async function createUpload(database: Database, upload: NewUpload, createdAt: string): Promise<void> {
  const expiresAt = new Date(Date.parse(createdAt) + UPLOAD_EXPIRY_MS).toISOString();
  await uploads.insertUpload(database, { ...upload, received: 0, createdAt, expiresAt });
}

/** Another user's upload is as unknown as one that does not exist. */
export async function readUpload(
  database: Database,
  upload: uploads.OwnUpload,
): Promise<ResumableUploadsTable> {
  const found = await uploads.findUpload(database, upload);
  if (!found) throw uploadGone();
  return found;
}

export async function listUploads(database: Database, userId: number): Promise<ResumableUpload[]> {
  const rows = await uploads.listUploads(database, userId, new Date().toISOString());
  return rows.map(({ id, kind, bytes, received, expiresAt, metadata }) => {
    const { [uploadMetadata.fingerprint]: fingerprint, [uploadMetadata.field]: field } = metadata;
    const name = metadata[uploadMetadata.name] ?? '';
    const given = { ...(fingerprint && { fingerprint }), ...(field && { field }) };
    return { id, name, kind, bytes, received, expiresAt, ...given };
  });
}

/**
 * Stores what arrives from this offset on, also when it ends with an error, and returns the new offset. Each piece is
 * on the disk before it counts; of two requests that send the same place, one stores it.
 */
export async function appendToUpload(
  { database, media }: Deps,
  uploadId: string,
  offset: number,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  let start = offset;
  let chunks: Buffer[] = [];
  let bytes = 0;

  async function storePiece(): Promise<void> {
    if (bytes === 0) return;
    const piece = Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
    const name = newPieceName();
    await media.savePiece({ upload: uploadId, piece: name }, piece);
    if (!(await uploads.insertPiece(database, { uploadId, start, name, bytes: piece.length })))
      throw uploadMoved();
    start += piece.length;
  }

  try {
    for await (const chunk of content) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= PIECE_BYTES) await storePiece();
    }
  } finally {
    await storePiece();
  }
  return start;
}

/** Writes the whole file to a temporary path. */
export async function assembleUpload(
  { database, media }: Deps,
  { id, bytes }: ResumableUploadsTable,
  path: string,
): Promise<void> {
  const pieces = await uploads.listPieces(database, id);
  let written = 0;
  async function* content() {
    for (const { name } of pieces) {
      for await (const chunk of await media.readPiece({ upload: id, piece: name })) {
        written += (chunk as Buffer).length;
        yield chunk as Buffer;
      }
    }
  }
  try {
    await media.write(path, content());
  } catch (error) {
    // It was deleted meanwhile.
    throw error instanceof Failure && error.status === 404 ? uploadGone() : error;
  }
  if (written !== bytes) throw unexpected(new Error(`Upload ${id} has ${written} of ${bytes} bytes`));
}

/** First the row, so that no row is left without its pieces. Another user's upload stays. */
export async function deleteUpload({ database, media }: Deps, upload: uploads.OwnUpload): Promise<void> {
  if (await uploads.deleteUpload(database, upload)) await media.discardPieces(upload.id);
}

/** Returns the number of uploads. Pieces that a crash left behind have expired like those that have a row. */
export async function deleteExpiredUploads({ database, media }: Deps): Promise<number> {
  const now = Date.now();
  const expired = new Set(await uploads.deleteUploadsExpiredBefore(database, new Date(now).toISOString()));
  const count = expired.size;
  for await (const { upload, modifiedAt } of media.listPieces()) {
    const isOld = modifiedAt.getTime() < now - UPLOAD_EXPIRY_MS;
    if (isOld && !expired.has(upload) && !(await uploads.uploadExists(database, upload))) expired.add(upload);
  }
  for (const id of expired) await media.discardPieces(id);
  return count;
}

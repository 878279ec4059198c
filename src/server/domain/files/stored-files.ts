import { createReadStream } from 'node:fs';
import { uploadsPath } from '#shared/addresses.ts';
import { checksumOf } from '#server/domain/files/checksum.ts';
import { OutcomeUnknown } from '#server/errors.ts';
import { failPoint } from '#server/fail-points.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findTitleByStem } from '#server/storage/database/files.queries.ts';
import { deleteStoredFile, insertStoredFile } from '#server/storage/database/stored-files.queries.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { newMediaName, stemOf } from '#server/storage/media-store/names.ts';

export function addressOfFile(name: string): string {
  return uploadsPath + name;
}

/** The name behind an address of ours; none for what is missing or comes from old data. */
export function fileAt(address: string | null): string | null {
  return address?.startsWith(uploadsPath) ? address.slice(uploadsPath.length) : null;
}

/** The title of the track, video or photo that this file belongs to, or was made for. */
export function titleOfFile(db: Database, name: string): Promise<string | null> {
  return findTitleByStem(db, addressOfFile(stemOf(name)));
}

export type Keep = (temporaryPath: string, extension: string) => Promise<string>;

/** Lets work store files on the way to its row, and takes all of them back when it fails. */
export async function keepingFiles<T>(
  { database, media }: { database: Database; media: MediaStore },
  work: (keep: Keep) => Promise<T>,
): Promise<T> {
  const kept: string[] = [];
  const keep: Keep = async (temporaryPath, extension) => {
    const name = newMediaName(extension);
    kept.push(name);
    // Before the file and its row: one that a crash leaves without the other is then known to be ours.
    const checksum = await checksumOf(createReadStream(temporaryPath));
    await insertStoredFile(database, { name, ...checksum, storedAt: new Date().toISOString() });
    await media.save(temporaryPath, name);
    failPoint('file-kept');
    return addressOfFile(name);
  };
  try {
    return await work(keep);
  } catch (error) {
    // Should the row be there after all, it needs its files; should it not, the sweep finds them.
    if (error instanceof OutcomeUnknown) throw error;
    // Why it failed matters more than what could not be taken back.
    await Promise.allSettled(
      kept.map(async (name) => {
        await media.discard(name);
        await deleteStoredFile(database, name);
      }),
    );
    throw error;
  }
}

import { createReadStream } from 'node:fs';
import { uploadsPath } from '#shared/primitives/addresses.ts';
import { checksumOf } from '#server/domain/files/checksum.ts';
import { OutcomeUnknown } from '#server/errors.ts';
import { failPoint } from '#server/fail-points.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findTitleByStem } from '#server/storage/database/queries/site/files.queries.ts';
import {
  deleteStoredFile,
  insertStoredFile,
} from '#server/storage/database/queries/site/stored-files.queries.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { newMediaName, stemOf } from '#server/storage/media-store/names.ts';

export function addressOfFile(name: string): string {
  return uploadsPath + name;
}

/** The file name in an address; null for a missing one or one from imported data. */
export function fileAt(address: string | null): string | null {
  return address?.startsWith(uploadsPath) ? address.slice(uploadsPath.length) : null;
}

/** The title of the item that uses this file, or the file it was made from. */
export function titleOfFile(db: Database, name: string): Promise<string | null> {
  return findTitleByStem(db, addressOfFile(stemOf(name)));
}

export type Keep = (temporaryPath: string, extension: string) => Promise<string>;

/** Lets `work` store files before their row; if it fails, all of them are removed. */
export async function keepingFiles<T>(
  { database, media }: { database: Database; media: MediaStore },
  work: (keep: Keep) => Promise<T>,
): Promise<T> {
  const kept: string[] = [];
  const keep: Keep = async (temporaryPath, extension) => {
    const name = newMediaName(extension);
    kept.push(name);
    // The checksum comes first: after a crash it shows that the file is a leftover of this database.
    const checksum = await checksumOf(createReadStream(temporaryPath));
    await insertStoredFile(database, { name, ...checksum, storedAt: new Date().toISOString() });
    await media.save(temporaryPath, name);
    failPoint('file-kept');
    return addressOfFile(name);
  };
  try {
    return await work(keep);
  } catch (error) {
    // The row may exist and then needs its files; if not, the sweep finds them.
    if (error instanceof OutcomeUnknown) throw error;
    // The original error matters more than a failed cleanup.
    await Promise.allSettled(
      kept.map(async (name) => {
        await media.discard(name);
        await deleteStoredFile(database, name);
      }),
    );
    throw error;
  }
}

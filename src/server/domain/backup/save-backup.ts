import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BackupReport } from '#shared/backup.schema.ts';
import { writeArchive, type Archive, type ArchiveNeeds } from '#server/domain/backup/write-archive.ts';
import type { Progress } from '#server/domain/move/comparison.ts';
import { flush } from '#server/storage/media-store/flush.ts';

/** A backup that must not be made. Its message says why. */
export class BackupRefused extends Error {}

type Options = {
  /** Whether a file that is there already may be replaced. */
  replaces?: boolean;
  signal?: AbortSignal;
  progress?: Progress;
};

/** What is behind the name of a backup that is not whole yet. */
export const UNFINISHED = '.part';

/** Makes a backup in a file. Under its own name the file is only ever there as a whole. */
export async function saveBackup(
  needs: ArchiveNeeds,
  path: string,
  { replaces = false, signal, progress }: Options = {},
): Promise<Archive> {
  const refuseExisting = () => {
    if (!replaces && existsSync(path)) throw new BackupRefused(`${path} is there already`);
  };
  refuseExisting();
  const unfinished = `${path}${UNFINISHED}`;
  try {
    // Only for whoever makes it: it holds messages and password hashes.
    const file = await open(unfinished, 'w', 0o600);
    const archive = await writeArchive(needs, file.createWriteStream({ flush: true }), { signal, progress });
    refuseExisting();
    await rename(unfinished, path);
    await flush(dirname(path));
    return archive;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export function reportOf({ manifest, bytes }: Archive): BackupReport {
  const { madeAt, entries, missing, damaged } = manifest;
  return {
    madeAt,
    bytes,
    // The database is no file of the site's.
    files: entries.length - 1,
    missing: missing.length,
    damaged: damaged.length,
  };
}

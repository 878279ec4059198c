import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BackupReport } from '#shared/backup.schema.ts';
import { writeArchive, type Archive, type ArchiveNeeds } from '#server/domain/backup/write-archive.ts';
import type { Progress } from '#server/progress.ts';
import { flush } from '#server/storage/media-store/flush.ts';

/** A backup that must not be made. Its message says why. */
export class BackupRefused extends Error {}

type Options = {
  /** Whether a file that is there already may be replaced. */
  replaces?: boolean;
  signal?: AbortSignal;
  progress?: Progress;
};

/** So long after its last byte, nobody is writing a backup any more. */
const GIVEN_UP_MS = 3_600_000;

const unfinishedPattern = /^(.+?)(\.[0-9a-f]{8})?\.part$/;

/** The name that an unfinished backup would have been given; null for what is none. */
export function nameWhenWhole(name: string): string | null {
  return unfinishedPattern.exec(name)?.[1] ?? null;
}

export function isBackupName(name: string): boolean {
  return (nameWhenWhole(name) ?? name).endsWith('.tar');
}

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
  await removeGivenUp(path);
  // A name of its own, since another program may be making a backup of the same name.
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
  // Only for whoever makes it: it holds messages and password hashes.
  const file = await open(unfinished, 'wx', 0o600);
  try {
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

/** Removes what a crash left of a backup of this name. */
async function removeGivenUp(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (nameWhenWhole(name) !== basename(path)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - GIVEN_UP_MS) await rm(join(folder, name), { force: true });
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

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BackupReport } from '#shared/maintenance/maintenance.schema.ts';
import { writeArchive, type Archive, type ArchiveDeps } from '#server/domain/backup/write-archive.ts';
import type { Progress } from '#server/progress.ts';
import { flush } from '#server/storage/media-store/flush.ts';

/** A backup that must not be made. Its message says why. */
export class BackupRefused extends Error {}

type Options = {
  replaces?: boolean;
  signal?: AbortSignal;
  progress?: Progress;
};

/** After this long without a write, an unfinished backup counts as abandoned. */
const ABANDONED_MS = 3_600_000;

const unfinishedPattern = /^(.+?)(\.[0-9a-f]{8})?\.part$/;

/** The name of an unfinished backup once it is complete; null for other files. */
export function finalBackupName(name: string): string | null {
  return unfinishedPattern.exec(name)?.[1] ?? null;
}

export function isBackupName(name: string): boolean {
  return (finalBackupName(name) ?? name).endsWith('.tar');
}

/** Writes to a temporary name, so that a file with the final name is always complete. */
export async function saveBackup(
  deps: ArchiveDeps,
  path: string,
  { replaces = false, signal, progress }: Options = {},
): Promise<Archive> {
  const refuseExisting = () => {
    if (!replaces && existsSync(path)) throw new BackupRefused(`${path} is there already`);
  };
  refuseExisting();
  await removeAbandoned(path);
  // Unique, because another program may write a backup of the same name.
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
  // Private, because it holds messages and password hashes.
  const file = await open(unfinished, 'wx', 0o600);
  try {
    const archive = await writeArchive(deps, file.createWriteStream({ flush: true }), { signal, progress });
    refuseExisting();
    await rename(unfinished, path);
    await flush(dirname(path));
    return archive;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (finalBackupName(name) !== basename(path)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(join(folder, name), { force: true });
  }
}

export function reportOf({ manifest, bytes }: Archive): BackupReport {
  const { madeAt, entries, missing, damaged } = manifest;
  return {
    madeAt,
    bytes,
    // All entries but the database.
    files: entries.length - 1,
    missing: missing.length,
    damaged: damaged.length,
  };
}

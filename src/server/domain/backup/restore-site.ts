import { existsSync, type Dirent } from 'node:fs';
import { mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '#server/progress.ts';
import { entryNames, type Manifest } from '#server/domain/backup/manifest.ts';
import { isBackupName } from '#server/domain/backup/save-backup.ts';
import { CHECKED, clearUnfinishedRestore, WORKING } from '#server/domain/backup/unfinished-restore.ts';
import { BrokenArchive, unpackArchive } from '#server/domain/backup/unpack-archive.ts';
import { prepareDataFolder } from '#server/storage/data-folder.ts';
import { migrationNames } from '#server/storage/database/migrate.ts';
import { flush } from '#server/storage/media-store/flush.ts';
import { version } from '#server/version.ts';

/** A backup that must not be restored. Its message says why. */
export class RestoreRefused extends Error {}

/** Found in what is the root of a volume of its own. */
const NOT_OURS = ['lost+found'];

type Restore = { archive: string; dataDir: string };
type Options = { signal: AbortSignal; progress: Progress };

/** Puts the site of a backup into an empty data folder: all of it, or nothing. */
export async function restoreSite({ archive, dataDir }: Restore, options: Options): Promise<Manifest> {
  if (!existsSync(archive)) throw new RestoreRefused(`there is no file ${archive}`);
  const isNew = !existsSync(dataDir);
  await prepareDataFolder(dataDir);
  await clearUnfinishedRestore(dataDir);
  await refuseContent(dataDir);
  try {
    // Inside, because a volume of its own can only be filled from within.
    const unpacked = await mkdtemp(join(dataDir, WORKING));
    const manifest = await unpackArchive(archive, unpacked, options);
    refuseNewer(manifest);
    for (const name of manifest.deleted) await rm(join(unpacked, name));
    await refuseContent(dataDir);
    await putInPlace(unpacked, dataDir);
    return manifest;
  } catch (error) {
    throw error instanceof BrokenArchive
      ? new RestoreRefused(`${archive} cannot be used: ${error.message}`, { cause: error })
      : error;
  } finally {
    await clearUnfinishedRestore(dataDir);
    // Goes only while it is empty.
    if (isNew) await rmdir(dataDir).catch(() => undefined);
  }
}

async function putInPlace(unpacked: string, dataDir: string): Promise<void> {
  const checked = join(dataDir, CHECKED);
  await rename(unpacked, checked);
  // The database last: without it nobody takes the files for a site.
  for (const name of [entryNames.files, entryNames.database])
    await rename(join(checked, name), join(dataDir, name));
  await flush(dataDir);
}

async function refuseContent(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (!(await mayStay(entry)))
      throw new RestoreRefused(
        `there is something in ${dataDir} already, such as ${entry.name}. Name an empty folder with --data-dir, or move that one away.`,
      );
}

/** Backups may lie in the data folder: a container has no other place for them. */
async function mayStay(entry: Dirent): Promise<boolean> {
  if (NOT_OURS.includes(entry.name) || entry.name.startsWith(WORKING)) return true;
  if (entry.isFile()) return isBackupName(entry.name);
  if (!entry.isDirectory() || `${entry.name}/` === entryNames.files) return false;
  const inside = await readdir(join(entry.parentPath, entry.name)).catch(() => null);
  return inside?.every(isBackupName) ?? false;
}

function refuseNewer({ migration, program }: Manifest): void {
  if (!migrationNames.includes(migration))
    throw new RestoreRefused(
      `the backup was made by a newer version of Marquee (${program}, this is ${version}). Update Marquee first.`,
    );
}

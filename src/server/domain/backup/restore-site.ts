import { existsSync, type Dirent } from 'node:fs';
import { mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '#server/progress.ts';
import { entryNames, type Manifest } from '#server/domain/backup/manifest.ts';
import { isBackupName } from '#server/domain/backup/save-backup.ts';
import { BrokenArchive, unpackArchive } from '#server/domain/backup/unpack-archive.ts';
import { DataFolderError, prepareDataFolder } from '#server/storage/data-folder.ts';
import { findDamage, readMigration } from '#server/storage/database/engines/sqlite/damage.ts';
import { migrationNames } from '#server/storage/database/migrations/migrate.ts';
import { flush } from '#server/storage/media-store/flush.ts';
import { version } from '#server/version.ts';

/** A backup that must not be restored. Its message says why. */
export class RestoreRefused extends Error {}

/** Exists at the root of a mounted volume. */
const NOT_OURS = ['lost+found'];

type Restore = { archive: string; dataDir: string };
type Options = { signal: AbortSignal; progress: Progress };

export type Restored = Manifest & { isDatabaseDamaged: boolean };

/** Restores a backup into an empty data folder: all of it, or nothing. */
export async function restoreSite({ archive, dataDir }: Restore, options: Options): Promise<Restored> {
  if (!existsSync(archive)) throw new RestoreRefused(`there is no file ${archive}`);
  const isNew = !existsSync(dataDir);
  await prepareDataFolder(dataDir);
  await clearUnfinishedRestore(dataDir);
  await refuseContent(dataDir);
  try {
    // Inside the data folder, which may be a mounted volume: files can only be renamed within it.
    const unpacked = await mkdtemp(join(dataDir, WORKING));
    const manifest = await unpackArchive(archive, unpacked, options);
    refuseNewer(manifest);
    const isDatabaseDamaged = await checkDatabase(join(unpacked, entryNames.database), manifest, options);
    for (const name of manifest.deleted) await rm(join(unpacked, name));
    await refuseContent(dataDir);
    await putInPlace(unpacked, dataDir);
    return { ...manifest, isDatabaseDamaged };
  } catch (error) {
    throw error instanceof BrokenArchive
      ? new RestoreRefused(`${archive} cannot be used: ${error.message}`, { cause: error })
      : error;
  } finally {
    await clearUnfinishedRestore(dataDir);
    // Fails, as intended, if it is not empty.
    if (isNew) await rmdir(dataDir).catch(() => undefined);
  }
}

async function putInPlace(unpacked: string, dataDir: string): Promise<void> {
  const checked = join(dataDir, CHECKED);
  await rename(unpacked, checked);
  // The database last: without it the folder does not count as a site.
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

/** Backups may be in the data folder: a container may have no other volume. */
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

/** Returns whether it is damaged in part, as a site's only backup may be; without its tables nothing can be restored. */
async function checkDatabase(file: string, { migration }: Manifest, { signal }: Options): Promise<boolean> {
  if (readMigration(file) !== migration) throw new BrokenArchive('its database cannot be read');
  return (await findDamage(file, signal)).length > 0;
}

/** The temporary folder inside the data folder; a killed restore leaves it behind. */
const WORKING = '.restoring-';

/** Its name once everything in it is checked. */
const CHECKED = `${WORKING}checked`;

/** Removes the temporary folder of a restore, and undoes one that moved only some of its parts. */
async function clearUnfinishedRestore(dataDir: string): Promise<void> {
  const inPlace = (name: string) => join(dataDir, name);
  const checked = (name: string) => join(dataDir, CHECKED, name);
  const { files, database } = entryNames;
  const wereMoved = existsSync(inPlace(files)) && !existsSync(checked(files));
  if (wereMoved && existsSync(checked(database)) && !existsSync(inPlace(database)))
    await rename(inPlace(files), checked(files));
  // Removed first: without it the files do not count as part of this restore again.
  await rm(checked(database), { force: true });
  for (const name of await unfinishedIn(dataDir)) await rm(join(dataDir, name), { recursive: true });
}

/** Keeps a site from starting with an empty database while its own is not yet moved into place. */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const [left] = await unfinishedIn(dataDir);
  if (!left || existsSync(join(dataDir, entryNames.database))) return;
  throw new DataFolderError(
    `a restore into ${dataDir} was begun and is not finished. Run it again with your backup; if you do not need it, remove ${join(dataDir, left)}`,
  );
}

async function unfinishedIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name.startsWith(WORKING));
}

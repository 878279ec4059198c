import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entryNames } from '#server/domain/backup/manifest.ts';
import { DataFolderError } from '#server/storage/data-folder.ts';

/** What a restore works in, inside the data folder; one that was killed leaves it. */
export const WORKING = '.restoring-';

/** What it is called once everything in it has been checked and is put in place. */
export const CHECKED = `${WORKING}checked`;

/** Takes away what a restore works in, and takes back what it has put in place unless all of it is there. */
export async function clearUnfinishedRestore(dataDir: string): Promise<void> {
  const inPlace = (name: string) => join(dataDir, name);
  const checked = (name: string) => join(dataDir, CHECKED, name);
  const { files, database } = entryNames;
  const wereMoved = existsSync(inPlace(files)) && !existsSync(checked(files));
  if (wereMoved && existsSync(checked(database)) && !existsSync(inPlace(database)))
    await rename(inPlace(files), checked(files));
  // First of all: without it nobody takes files for those of this restore again.
  await rm(checked(database), { force: true });
  for (const name of await unfinishedIn(dataDir)) await rm(join(dataDir, name), { recursive: true });
}

/** Keeps a site from starting with an empty database while the one that belongs there waits to be put in place. */
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

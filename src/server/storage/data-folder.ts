import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOutOfSpace } from '#server/storage/disk-space.ts';
import { UnusableDatabaseError } from '#server/storage/database/database.ts';

/** The message names the folder or file that cannot be used. */
export class DataFolderError extends Error {}

/** Adds the name of what cannot be opened to the error. */
export async function usable<T>(name: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof UnusableDatabaseError) throw error;
    throw new DataFolderError(`${name} cannot be used: ${reason(error)}`, { cause: error });
  }
}

/** Removes access for other users of this machine: the data includes messages and password hashes. */
export async function makePrivate(path: string): Promise<void> {
  try {
    const { mode } = await stat(path);
    if (mode & OTHER_USERS) await chmod(path, mode & 0o777 & ~OTHER_USERS);
  } catch {
    // Missing, owned by another user, or on a disk without permissions: the site works anyway.
  }
}

const OTHER_USERS = 0o077;

export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    // In two steps: where no folder can be created (/proc), the recursive call never ends.
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
    await makePrivate(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    // A site with a full disk still serves visitors.
    if (isOutOfSpace(error) && existsSync(folder)) return;
    throw new DataFolderError(`the data folder ${folder} cannot be used: ${reason(error)}`, { cause: error });
  }
}

/** Writing the probe shows whether it is a folder. */
function ignoreExisting(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const CHOOSE_ANOTHER = 'Please choose another folder with DATA_DIR.';
const NOT_ALLOWED =
  'this account is not allowed to write there. Please allow it to, or choose another folder with DATA_DIR.';

function reason(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM') return NOT_ALLOWED;
  if (code === 'EROFS') return `the disk is read-only. ${CHOOSE_ANOTHER}`;
  if (code === 'ENOENT') return `a folder cannot be made there. ${CHOOSE_ANOTHER}`;
  if (error instanceof Error && /readonly database/.test(error.message)) return NOT_ALLOWED;
  if (error instanceof Error && /not a database/.test(error.message))
    return 'it is not a database. Please restore a backup, or choose another folder with DATA_DIR.';
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return 'it is a file, not a folder. Please move it away, or choose another folder with DATA_DIR.';
  if (isOutOfSpace(error)) return 'the disk is full. Please make some room and start again.';
  if (error instanceof Error && /malformed/.test(error.message))
    return 'it is damaged. Please restore a backup.';
  return error instanceof Error ? error.message : String(error);
}

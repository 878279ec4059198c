import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What holds the site's content cannot be used. Its message names it. */
export class DataFolderError extends Error {}

/** Opens something that holds content, a part of the data folder as a rule, and names it when it cannot be opened. */
export async function usable<T>(name: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new DataFolderError(`${name} cannot be used: ${reason(error)}`, { cause: error });
  }
}

/** Makes sure the folder that holds everything exists and can be written to. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    // In two steps: where a folder can never be made (/proc), the recursive call would try for ever.
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(folder).catch(ignoreExisting);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new DataFolderError(`the data folder ${folder} cannot be used: ${reason(error)}`, { cause: error });
  }
}

/** Whether it is a folder shows when the probe is written. */
function ignoreExisting(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function reason(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM') return 'this account is not allowed to write there';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOENT') return 'a folder cannot be made there';
  if (error instanceof Error && /readonly database/.test(error.message))
    return 'this account is not allowed to write there';
  if (error instanceof Error && /not a database/.test(error.message)) return 'it is not a database';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'it is a file, not a folder';
  if (code === 'ENOSPC') return 'the disk is full';
  return error instanceof Error ? error.message : String(error);
}

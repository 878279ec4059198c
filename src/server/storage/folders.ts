import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#server/storage/media-store/disk-failures.ts';

/** Empty for a missing folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/**
 * Removes its files one after the other. Node would remove them at the same time, and large ones take long: all threads
 * that read files would be busy, and every listener would wait.
 */
export async function removeFolder(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) await rm(join(folder, name), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

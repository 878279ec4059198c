import { mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '#server/storage/folders.ts';
import {
  asFailure,
  isMissing,
  isNotAllowed,
  withFailures,
} from '#server/storage/media-store/disk-failures.ts';
import { flush } from '#server/storage/media-store/flush.ts';
import type { MediaStore, SetAsideFile } from '#server/storage/media-store/media-store.ts';
import { isMediaName, LOST_AND_FOUND, readSetAside } from '#server/storage/media-store/names.ts';

type LostAndFound = Pick<MediaStore, 'setAside' | 'listSetAside' | 'takeBack' | 'discardSetAside'>;

/** Files without an owner, in folders beside the stored ones: moved, never copied. */
export function lostAndFoundIn(root: string): LostAndFound {
  const folder = join(root, LOST_AND_FOUND);
  const pathOf = ({ day, name }: Pick<SetAsideFile, 'day' | 'name'>) => join(folder, day, name);

  /** A folder that still holds something stays. */
  async function removeEmptyFolders(day: string): Promise<void> {
    await rmdir(join(folder, day)).catch(() => undefined);
    await rmdir(folder).catch(() => undefined);
  }

  return {
    async setAside(name, day) {
      if (!isMediaName(name)) return;
      await withFailures(async () => {
        // Not recursive: when the folder above is missing, the volume is not mounted.
        for (const path of [folder, join(folder, day)]) await mkdir(path).catch(ignoreExisting);
        await rename(join(root, name), pathOf({ day, name })).catch(ignoreMissing);
        await flush(join(folder, day));
        await flush(root);
      });
      await removeEmptyFolders(day);
    },

    async *listSetAside() {
      for (const day of await namesSetAside(folder)) {
        for (const name of await namesSetAside(join(folder, day))) {
          const file = readSetAside(`${day}/${name}`);
          const stats = file && (await stat(pathOf(file)).catch(() => null));
          if (file && stats?.isFile()) yield { ...file, size: stats.size };
        }
      }
    },

    async takeBack(file) {
      await withFailures(async () => {
        await rename(pathOf(file), join(root, file.name)).catch(ignoreMissing);
        await flush(root);
      });
      await removeEmptyFolders(file.day);
    },

    async discardSetAside(file) {
      await withFailures(() => rm(pathOf(file), { force: true }));
      await removeEmptyFolders(file.day);
    },
  };
}

/** Empty also for the lost+found of the file system itself. */
async function namesSetAside(folder: string): Promise<string[]> {
  return namesIn(folder).catch((error: unknown) => {
    if (isNotAllowed(error)) return [];
    throw asFailure(error);
  });
}

/** Another program has moved it already. */
function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, removeFolder } from '#server/storage/folders.ts';
import { isMediaName, stemOf } from '#server/storage/media-store/names.ts';

/**
 * What is finished of videos that are being converted, in a folder for each: a restart goes on from there. It is on the
 * local disk also where files are in a bucket; another instance starts over.
 */
export function createConversionFolders(root: string) {
  const remove = (stem: string) => removeFolder(join(root, stem));

  return {
    /** The folder for this video file. It may not exist. */
    pathOf(file: string): string {
      if (!isMediaName(file)) throw new Error(`Not the name of a stored file: ${JSON.stringify(file)}`);
      return join(root, stemOf(file));
    },

    /** In bytes. */
    async sizeOf(file: string): Promise<number> {
      const folder = this.pathOf(file);
      let size = 0;
      for (const name of await namesIn(folder)) size += (await stat(join(folder, name))).size;
      return size;
    },

    discard: (file: string): Promise<void> => remove(stemOf(file)),

    /** Removes the folders of files that no longer wait for their conversion; returns the number of folders. */
    async clear(listWaiting: () => Promise<string[]>): Promise<number> {
      // Before the files are listed: a conversion that starts meanwhile keeps its folder.
      const stems = await namesIn(root);
      if (stems.length === 0) return 0;
      const waiting = new Set((await listWaiting()).map(stemOf));
      const left = stems.filter((stem) => !waiting.has(stem));
      for (const stem of left) await remove(stem);
      return left.length;
    },
  };
}

export type ConversionFolders = ReturnType<typeof createConversionFolders>;

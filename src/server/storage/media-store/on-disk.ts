import { access, opendir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileNotFound } from '#server/errors.ts';
import { incomingUploads } from '#server/storage/media-store/incoming-uploads.ts';
import { asFailure, isMissing, withFailures } from '#server/storage/media-store/disk-failures.ts';
import { flush } from '#server/storage/media-store/flush.ts';
import { createIncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import { lostAndFoundIn } from '#server/storage/media-store/lost-and-found.ts';
import { createOpenFiles } from '#server/storage/media-store/open-files.ts';
import { createRangeCache } from '#server/storage/media-store/range-cache.ts';
import type { ListedFile, MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';
import { piecesIn } from '#server/storage/media-store/pieces-on-disk.ts';
import { isMediaName } from '#server/storage/media-store/names.ts';

/** Files in one flat folder; incoming ones are in `.incoming` inside it, those set aside in `lost+found`, pieces in `.pieces`. */
export async function createDiskStore(folder: string): Promise<MediaStore> {
  const root = resolve(folder);
  const incomingRoot = join(root, '.incoming');
  const incoming = await createIncomingFolder(incomingRoot);
  const openFiles = createOpenFiles();
  const ranges = createRangeCache();
  const forget = (name: string) => {
    openFiles.forget(join(root, name));
    ranges.forget(name);
  };
  const orNotFound = (error: unknown): never => {
    throw isMissing(error) ? fileNotFound() : asFailure(error);
  };

  const statsOf = async (name: string) => {
    if (!isMediaName(name)) return null;
    try {
      const stats = await stat(join(root, name));
      return stats.isFile() ? stats : null;
    } catch (error) {
      if (!isMissing(error)) throw asFailure(error);
      // When this folder is missing too, the volume is not mounted and the file may exist.
      await withFailures(() => access(incomingRoot));
      return null;
    }
  };

  return {
    ...incomingUploads(incoming),
    ...lostAndFoundIn(root),
    ...piecesIn(root),

    async save(temporaryPath, name) {
      try {
        if (!isMediaName(name)) throw new Error(`Not a name a stored file may have: ${JSON.stringify(name)}`);
        await flush(temporaryPath);
        await rename(temporaryPath, join(root, name));
        forget(name);
        await flush(root);
      } catch (error) {
        await rm(temporaryPath, { force: true }).catch(() => undefined);
        throw asFailure(error);
      }
    },

    async open(name): Promise<StoredFile | null> {
      const stats = await statsOf(name);
      if (!stats) return null;
      const path = join(root, name);
      const reader = openFiles.readerOf(path);
      return {
        size: stats.size,
        modifiedAt: stats.mtime,
        read: (range) => openFiles.stream(path, range).catch(orNotFound),
        readInPieces: (range, take) => ranges.readInPieces(name, range, take, reader).catch(orNotFound),
      };
    },

    async discard(name) {
      if (!isMediaName(name)) return;
      await withFailures(() => rm(join(root, name), { force: true }));
      forget(name);
    },

    async *list(prefix = ''): AsyncIterable<ListedFile> {
      for await (const entry of await withFailures(() => opendir(root))) {
        if (!entry.isFile() || !entry.name.startsWith(prefix)) continue;
        // A file may be discarded while the list is being read.
        const stats = await statsOf(entry.name);
        if (stats) yield { name: entry.name, size: stats.size, modifiedAt: stats.mtime };
      }
    },

    async withLocalFile(name, work) {
      if (!(await statsOf(name))) throw fileNotFound();
      try {
        return await work(join(root, name));
      } catch (error) {
        // The work failed because the file was discarded, whatever the tool reports.
        throw (await statsOf(name)) ? error : fileNotFound();
      }
    },

    clearUnsent: async () => 0,
    publicAddress: () => null,
    isShared: () => incoming.isShared(),
    check: () => incoming.check(),
    close: async () => {
      openFiles.close();
      await incoming.close();
    },
  };
}

import { createWriteStream } from 'node:fs';
import { access, mkdtemp, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileNotFound } from '#server/errors.ts';
import { isMissing, named, naming } from '#server/storage/media-store/disk-failures.ts';
import { createIncoming } from '#server/storage/media-store/incoming.ts';
import type { ListedFile, MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';
import { isMediaName } from '#server/storage/media-store/names.ts';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in one flat folder; those still arriving wait in `.incoming` inside it, on the same volume. */
export async function createDiskStore(folder: string): Promise<MediaStore> {
  const root = resolve(folder);
  const arrivals = join(root, '.incoming');
  const incoming = await createIncoming(arrivals);

  const factsOf = async (name: string) => {
    if (!isMediaName(name)) return null;
    try {
      const facts = await stat(join(root, name));
      return facts.isFile() ? facts : null;
    } catch (error) {
      if (!isMissing(error)) throw named(error);
      // Where even this folder is missing, the store is away and nothing can be said about its files.
      await naming(() => access(arrivals));
      return null;
    }
  };

  return {
    incomingPath() {
      try {
        return incoming.newPath();
      } catch (error) {
        throw named(error);
      }
    },

    write: (temporaryPath, content) =>
      naming(() => pipeline(content, createWriteStream(temporaryPath, { flags: 'wx' }))),

    async save(temporaryPath, name) {
      try {
        if (!isMediaName(name)) throw new Error(`Not a name a stored file may have: ${JSON.stringify(name)}`);
        await flush(temporaryPath);
        await rename(temporaryPath, join(root, name));
        await flush(root);
      } catch (error) {
        await rm(temporaryPath, { force: true }).catch(() => undefined);
        throw named(error);
      }
    },

    async open(name): Promise<StoredFile | null> {
      const facts = await factsOf(name);
      if (!facts) return null;
      return {
        size: facts.size,
        modifiedAt: facts.mtime,
        read: async (range) => {
          try {
            // Once open it can be read to its end, even when it is discarded meanwhile.
            return (await open(join(root, name))).createReadStream(range);
          } catch (error) {
            throw isMissing(error) ? fileNotFound() : named(error);
          }
        },
      };
    },

    async discard(name) {
      if (isMediaName(name)) await naming(() => rm(join(root, name), { force: true }));
    },

    async *list(prefix = ''): AsyncIterable<ListedFile> {
      for await (const entry of await naming(() => opendir(root))) {
        if (!entry.isFile() || !entry.name.startsWith(prefix)) continue;
        // A file may be discarded while the list is being read.
        const facts = await factsOf(entry.name);
        if (facts) yield { name: entry.name, size: facts.size, modifiedAt: facts.mtime };
      }
    },

    async withLocalFile(name, work) {
      if (!(await factsOf(name))) throw fileNotFound();
      try {
        return await work(join(root, name));
      } catch (error) {
        // Discarded meanwhile: that is why the work failed, whatever the tool says about it.
        throw (await factsOf(name)) ? error : fileNotFound();
      }
    },

    clearIncoming: () => incoming.clear(),
    isShared: () => incoming.isShared(),

    async check() {
      await rm(await mkdtemp(join(incoming.own(), 'check-')), { recursive: true });
    },

    close: () => incoming.close(),
  };
}

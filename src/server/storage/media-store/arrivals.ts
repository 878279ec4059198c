import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { asFailure, withFailures } from '#server/storage/media-store/disk-failures.ts';
import type { IncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

/** How files arrive, wherever they are kept afterwards: on the local disk, where they can be looked into. */
export function arrivals(
  incoming: IncomingFolder,
): Pick<MediaStore, 'incomingPath' | 'write' | 'clearIncoming'> {
  return {
    incomingPath() {
      try {
        return incoming.newFilePath();
      } catch (error) {
        throw asFailure(error);
      }
    },

    write: (temporaryPath, content) =>
      withFailures(async () => {
        // Opened before anything is read: a file that is made only after its upload was given up would stay.
        const file = await open(temporaryPath, 'wx');
        await pipeline(content, file.createWriteStream());
      }),

    clearIncoming: () => incoming.clear(),
  };
}

import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { asFailure, withFailures } from '#server/storage/media-store/disk-failures.ts';
import { flushWhile } from '#server/storage/media-store/flush.ts';
import type { IncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

/** Files arrive on the local disk, where they can be examined, whichever store they go to. */
export function incomingUploads(
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
        // Opened before anything is read: a file created after its upload was aborted would stay.
        const file = await open(temporaryPath, 'wx');
        await flushWhile(temporaryPath, () => pipeline(content, file.createWriteStream()));
      }),

    clearIncoming: () => incoming.clear(),
  };
}

import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNotFound } from '#server/errors.ts';
import { namesIn, removeFolder } from '#server/storage/folders.ts';
import { asFailure, isMissing, withFailures } from '#server/storage/media-store/disk-failures.ts';
import { flush } from '#server/storage/media-store/flush.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { isPieceName, PIECES } from '#server/storage/media-store/names.ts';

type Pieces = Pick<MediaStore, 'savePiece' | 'readPiece' | 'discardPieces' | 'listPieces'>;

/** Pieces beside the stored files, in a folder for each upload. */
export function piecesIn(root: string): Pieces {
  const folder = join(root, PIECES);

  /** Not recursive: when the folder above is missing, the volume is not mounted. */
  async function ensureFolder(path: string, parent: string): Promise<void> {
    try {
      await mkdir(path);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
      throw error;
    }
    await flush(parent);
  }

  return {
    savePiece: ({ upload, piece }, content) =>
      withFailures(async () => {
        if (!isPieceName({ upload, piece })) throw new Error('Not a name a piece may have');
        const uploadFolder = join(folder, upload);
        await ensureFolder(folder, root);
        await ensureFolder(uploadFolder, folder);
        const file = await open(join(uploadFolder, piece), 'wx');
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await flush(uploadFolder);
      }),

    async readPiece({ upload, piece }) {
      if (!isPieceName({ upload, piece })) throw fileNotFound();
      try {
        const file = await open(join(folder, upload, piece), 'r');
        return file.createReadStream();
      } catch (error) {
        throw isMissing(error) ? fileNotFound() : asFailure(error);
      }
    },

    async discardPieces(upload) {
      if (!isPieceName({ upload, piece: upload })) return;
      await withFailures(() => removeFolder(join(folder, upload)));
    },

    async *listPieces() {
      // The first piece makes the folder.
      for (const upload of await withFailures(() => namesIn(folder))) {
        for (const piece of await withFailures(() => namesIn(join(folder, upload)))) {
          const stats = await stat(join(folder, upload, piece)).catch(() => null);
          if (stats && isPieceName({ upload, piece })) yield { upload, piece, modifiedAt: stats.mtime };
        }
      }
    },
  };
}

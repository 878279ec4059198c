import { isUniqueViolation, type Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import {
  deleteUploadKeysBefore,
  findUploadResult,
  insertUploadKey,
} from '#server/storage/database/upload-keys.queries.ts';

/** What the sender of an upload calls it, so that it can be sent again without being stored twice. */
export type UploadKey = { key: string; userId: number };

/** Stores the row of an upload. */
type Store<T> = (insert: (db: Database) => Promise<T>) => Promise<T>;

const KEPT_MS = 24 * 60 * 60_000;

/** Makes each upload once: whoever sends it again, even while the first is under way, gets the first result. */
export function createUploads(database: Database) {
  const underWay = new Map<string, Promise<object>>();

  function once<T extends object>(
    upload: UploadKey | null,
    make: (store: Store<T>) => Promise<T>,
  ): Promise<T> {
    if (!upload) return make((insert) => inTransaction(database, insert));
    const name = JSON.stringify(upload);
    const earlier = underWay.get(name) ?? Promise.resolve();
    const result = earlier
      // Should the first one fail, this one is tried in its place.
      .catch(() => undefined)
      .then(async () => {
        const first = await findUploadResult(database, upload);
        return first ? (first as T) : makeAndRemember(upload, make);
      });
    underWay.set(name, result);
    const forget = () => {
      if (underWay.get(name) === result) underWay.delete(name);
    };
    result.then(forget, forget);
    return result;
  }

  /** The row and its key are stored together, so a crash leaves both or neither. */
  async function makeAndRemember<T extends object>(
    upload: UploadKey,
    make: (store: Store<T>) => Promise<T>,
  ): Promise<T> {
    const now = Date.now();
    try {
      return await make((insert) =>
        inTransaction(database, async (transaction) => {
          const result = await insert(transaction);
          await deleteUploadKeysBefore(transaction, new Date(now - KEPT_MS).toISOString());
          await insertUploadKey(transaction, {
            ...upload,
            result,
            createdAt: new Date(now).toISOString(),
          });
          return result;
        }),
      );
    } catch (error) {
      // Another instance was faster; what was stored here has been taken back.
      const first = isUniqueViolation(error, 'upload_keys') && (await findUploadResult(database, upload));
      if (first) return first as T;
      throw error;
    }
  }

  return { once };
}

export type Uploads = ReturnType<typeof createUploads>;

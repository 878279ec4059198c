import { isUniqueViolation, type Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import {
  deleteUploadKeysBefore,
  findUploadResult,
  insertUploadKey,
} from '#server/storage/database/queries/site/upload-keys.queries.ts';

/** The client chooses the key, so that it can retry an upload without storing it twice. */
export type UploadKey = { key: string; userId: number };

type Store<T> = (insert: (db: Database) => Promise<T>) => Promise<T>;

const EXPIRY_MS = 24 * 60 * 60_000;

/** Stores each upload once: a retry, even a concurrent one, gets the result of the first attempt. */
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
      // If the first attempt fails, this one runs.
      .catch(() => undefined)
      .then(async () => {
        const first = await findUploadResult(database, upload);
        return first ? (first as T) : createAndRecord(upload, make);
      });
    underWay.set(name, result);
    const forget = () => {
      if (underWay.get(name) === result) underWay.delete(name);
    };
    result.then(forget, forget);
    return result;
  }

  /** Stores the row and its key in one transaction. */
  async function createAndRecord<T extends object>(
    upload: UploadKey,
    make: (store: Store<T>) => Promise<T>,
  ): Promise<T> {
    try {
      return await make((insert) =>
        inTransaction(database, async (transaction) => {
          const result = await insert(transaction);
          await insertUploadKey(transaction, {
            ...upload,
            result,
            createdAt: new Date().toISOString(),
          });
          return result;
        }),
      );
    } catch (error) {
      // Another instance was faster, and this transaction was rolled back.
      const first = isUniqueViolation(error, 'upload_keys') && (await findUploadResult(database, upload));
      if (first) return first as T;
      throw error;
    }
  }

  /** Whether an upload with this key was stored before. */
  async function isStored(upload: UploadKey | null): Promise<boolean> {
    return upload !== null && (await findUploadResult(database, upload)) !== null;
  }

  return { once, isStored };
}

export function deleteExpiredUploadKeys(database: Database): Promise<void> {
  return deleteUploadKeysBefore(database, new Date(Date.now() - EXPIRY_MS).toISOString());
}

export type Uploads = ReturnType<typeof createUploads>;

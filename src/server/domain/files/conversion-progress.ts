import type { FastifyBaseLogger } from 'fastify';
import { CannotConvert } from '#server/errors.ts';
import type { Progress } from '#server/media/worker/protocol.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  beginConversion,
  deleteConversion,
  saveConversion,
} from '#server/storage/database/queries/site/conversions.queries.ts';

type Deps = { database: Database; log: FastifyBaseLogger };

/**
 * Records how far a conversion is, so that the dashboard of every instance shows it. One that was interrupted keeps what
 * was recorded until it goes on. A file that cannot be converted stays recorded, with the reason, until it is replaced or
 * deleted.
 */
export async function recordConversion<T>(
  { database, log }: Deps,
  file: string,
  signal: AbortSignal,
  convert: (onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  let isSaving = false;
  let percent: number | null = null;
  let saved = Promise.resolve();
  const onProgress = ({ done }: Progress) => {
    // The worker reports about once a second. The dashboard shows whole percents, and each save waits for the disk.
    const reached = Math.floor(done * 100);
    if (isSaving || reached === percent) return;
    percent = reached;
    isSaving = true;
    saved = saveConversion(database, file, { done, failure: null })
      .catch((error: unknown) => log.debug({ err: error }, 'The progress of a conversion was not saved'))
      .finally(() => (isSaving = false));
  };

  await beginConversion(database, file);
  try {
    const result = await convert(onProgress);
    await saved;
    await deleteConversion(database, file);
    return result;
  } catch (error) {
    await saved;
    if (signal.aborted) throw error;
    const end =
      error instanceof CannotConvert
        ? saveConversion(database, file, { done: 0, failure: error.reason })
        : deleteConversion(database, file);
    // The error itself matters more.
    await end.catch((failed: unknown) => log.warn({ err: failed }, 'The end of a conversion was not saved'));
    throw error;
  }
}

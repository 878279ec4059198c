import type { FastifyBaseLogger } from 'fastify';
import type { JobHandlers } from '#server/domain/jobs/queue.ts';
import type { Database } from '#server/storage/database/database.ts';
import { countDueJobs } from '#server/storage/database/queries/site/jobs.queries.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

export type OnBacklog = (done: number, total: number) => void;

type Deps = { database: Database; handlers: JobHandlers; log: FastifyBaseLogger; onProgress: OnBacklog };

/** Fewer are done too soon to be worth reporting. */
const MANY = 5;
/** Counting takes longer the more there are. */
const MAX_COUNTED = 1_000;

/**
 * Reports progress when many pictures, thumbnails and waveforms are due, for example after a restore or a large upload.
 * Returns a function to call after each job.
 */
export function reportBacklog({ database, handlers, log, onProgress }: Deps): (kind: JobKind) => void {
  const kinds = (Object.keys(handlers) as JobKind[]).filter((kind) => handlers[kind]?.isPreparation);
  let done = 0;
  let isReporting = false;
  let pending = Promise.resolve();

  async function report(): Promise<void> {
    const waiting = await countDueJobs(database, kinds, MAX_COUNTED);
    isReporting ||= waiting >= MANY;
    if (isReporting) onProgress(done, done + waiting);
    if (waiting > 0) return;
    done = 0;
    isReporting = false;
  }

  return (kind) => {
    if (!kinds.includes(kind)) return;
    done += 1;
    // One at a time, so that the last report finds no job left.
    pending = pending
      .then(report)
      .catch((error: unknown) => log.debug({ err: error }, 'The waiting jobs could not be counted'));
  };
}

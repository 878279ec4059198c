import type { FastifyBaseLogger } from 'fastify';
import type { JobHandlers } from '#server/domain/jobs/queue.ts';
import type { Database } from '#server/storage/database/database.ts';
import { countDueJobs } from '#server/storage/database/jobs.queries.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

/** Hears how many of them are done. */
export type HearBacklog = (done: number, total: number) => void;

type Needs = { database: Database; handlers: JobHandlers; log: FastifyBaseLogger; hear: HearBacklog };

/** Fewer are done before anybody has read of them. */
const MANY = 5;

/**
 * Tells how far pictures, thumbnails and waveforms are when many of them wait: after a restore, an update or a large
 * upload. Gives what is to be called after each job.
 */
export function tellOfBacklog({ database, handlers, log, hear }: Needs): (kind: JobKind) => void {
  const kinds = (Object.keys(handlers) as JobKind[]).filter((kind) => handlers[kind]?.isPreparation);
  let done = 0;
  let isTold = false;
  let telling = Promise.resolve();

  async function tell(): Promise<void> {
    const waiting = await countDueJobs(database, kinds);
    isTold ||= waiting >= MANY;
    if (isTold) hear(done, done + waiting);
    if (waiting > 0) return;
    done = 0;
    isTold = false;
  }

  return (kind) => {
    if (!kinds.includes(kind)) return;
    done += 1;
    // One after the other, so that whoever comes last finds none left.
    telling = telling
      .then(tell)
      .catch((error: unknown) => log.debug({ err: error }, 'The waiting jobs could not be counted'));
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { DiskWatch } from '#server/domain/disk-watch.ts';
import { Failure } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { JobTaker } from '#server/storage/database/job-taker.ts';
import type { Messenger } from '#server/storage/database/messenger.ts';
import {
  deleteJob,
  enqueueJob,
  postponeJob,
  retryFailedJobs,
  type Job,
} from '#server/storage/database/jobs.queries.ts';
import { isForWantOfSpace } from '#server/storage/disk-space.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

/** What is done for a job of one kind. It may be cut short and done again, so it must not mind half of it being done. */
export type JobHandler = {
  /** For the log: "Drawing the waveform". */
  what: string;
  run: (subject: string, signal: AbortSignal) => Promise<void>;
  /** How often it is tried before it is given up. */
  tries?: number;
  /** For what is to be done again and again. */
  everyMs?: number;
  /** Makes of an upload what its pages are shown with, such as smaller pictures. */
  isPreparation?: true;
};

export type JobHandlers = Partial<Record<JobKind, JobHandler>>;

type Needs = {
  database: Database;
  taker: JobTaker;
  messenger: Messenger;
  disk: Pick<DiskWatch, 'look'>;
  log: FastifyBaseLogger;
};
type Remember = (db: Database) => Promise<void>;

const TRIES = 3;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** What is added here is begun at once; this is for other instances' jobs, and for those that wait for another attempt. */
const LOOK_EVERY_MS = 10_000;

const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Does what waits in the table of jobs, one of each kind at a time, so that much of one kind holds up no other. */
export function createJobs({ database, taker, messenger, disk, log }: Needs) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const handlers = new Map<JobKind, JobHandler>();
  const running = new Map<JobKind, Promise<void>>();
  let onEnded: (kind: JobKind) => void = () => {};
  let looks = 0;
  let looking: Promise<void> | null = null;
  let lookingAgain: NodeJS.Timeout | undefined;

  /** Begins what is due. */
  function look(): void {
    looks += 1;
    if (!signal.aborted && handlers.size > 0) looking ??= beginDue();
  }

  /** Asks once for all kinds: to take a job needs a connection for each, and mostly there is none to take. */
  async function beginDue(): Promise<void> {
    try {
      for (let seen = -1; seen !== looks && !signal.aborted;) {
        seen = looks;
        for (const kind of await taker.dueKinds()) {
          const handler = handlers.get(kind);
          if (handler && !running.has(kind) && !signal.aborted) running.set(kind, doAll(kind, handler));
        }
      }
    } catch (error) {
      reportUnread(error);
    } finally {
      looking = null;
    }
  }

  /** The jobs are still there, and are looked for again in a moment. */
  const reportUnread = (error: unknown) => log.warn({ err: error }, 'The jobs could not be read');

  /** Does every job of this kind that is due, those that are added meanwhile included. */
  async function doAll(kind: JobKind, handler: JobHandler): Promise<void> {
    try {
      for (let seen = -1; seen !== looks && !signal.aborted;) {
        seen = looks;
        while (!signal.aborted && (await taker.takeNext(kind, (job) => attempt(job, handler)))) onEnded(kind);
      }
    } catch (error) {
      reportUnread(error);
    } finally {
      running.delete(kind);
    }
  }

  async function attempt(job: Job, handler: JobHandler): Promise<Remember> {
    try {
      await handler.run(job.subject, signal);
      return whenDone(job, handler);
    } catch (error) {
      // Cut short by the stop: it stays as it is, for the next start or another instance.
      return signal.aborted ? async () => undefined : await whenFailed(job, handler, error);
    }
  }

  function whenDone(job: Job, { everyMs }: JobHandler): Remember {
    if (everyMs === undefined) return (db) => deleteJob(db, job);
    return (db) => postponeJob(db, job, { notBefore: later(everyMs), attempts: 0, error: null });
  }

  async function whenFailed(
    job: Job,
    { what, tries = TRIES }: JobHandler,
    error: unknown,
  ): Promise<Remember> {
    const about = [what, job.subject].filter(Boolean).join(' of ');
    const isMissing = error instanceof Failure && error.status === 404;
    if (!isMissing && (isDiskFull(error) || (await disk.look()).isFull)) {
      // Says nothing about the job, so it does not count as a try.
      log.warn({ err: error }, `${about} waits for space on the disk`);
      return (db) =>
        postponeJob(db, job, {
          attempts: job.attempts,
          notBefore: later(FIRST_WAIT_MS),
          error: String(error),
        });
    }
    if (error instanceof Failure && error.status < 500) {
      // What it was for has been deleted meanwhile, so nobody misses it; anything else of the kind will not change by itself.
      log[isMissing ? 'debug' : 'warn']({ err: error }, `${about} did not work`);
      return (db) => deleteJob(db, job);
    }
    const attempts = job.attempts + 1;
    const isGivenUp = attempts >= tries;
    const waitMs = Math.min(FIRST_WAIT_MS * 4 ** (attempts - 1), LONGEST_WAIT_MS);
    if (isGivenUp) log.error({ err: error }, `${about} did not work and is given up until the next start`);
    else log.warn({ err: error }, `${about} did not work and is tried again in ${waitMs / 60_000} min`);
    const message = error instanceof Error ? error.message : String(error);
    return (db) =>
      postponeJob(db, job, { notBefore: isGivenUp ? null : later(waitMs), attempts, error: message });
  }

  async function makeDue(): Promise<void> {
    await retryFailedJobs(database);
    for (const [kind, { everyMs }] of handlers) if (everyMs) await enqueueJob(database, kind, '');
  }

  const underWay = () => [...(looking ? [looking] : []), ...running.values()];

  async function untilRunningEnded(): Promise<void> {
    while (underWay().length > 0) await Promise.all(underWay());
  }

  messenger.onTold('jobs', look);

  return {
    /** Whoever adds a job calls this once it is stored: every instance looks for it. */
    wake: () => messenger.tell('jobs'),
    /** Begins, with what is done for each kind. What has no handler waits for a program that has one. */
    async start(given: JobHandlers, afterEach = onEnded): Promise<void> {
      onEnded = afterEach;
      for (const [kind, handler] of Object.entries(given)) handlers.set(kind as JobKind, handler);
      await makeDue().catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
        log.warn({ err: error }, 'What failed before the start is not tried again, as the disk is full');
      });
      lookingAgain = setInterval(look, LOOK_EVERY_MS).unref();
      look();
    },
    /** Resolves once nothing that is due is left, what was added meanwhile included. */
    async idle(): Promise<void> {
      look();
      await untilRunningEnded();
    },
    /** Aborted when the site stops: whatever takes long should end then. */
    signal,
    /** Starts nothing more and tells what is under way to end. */
    stop(): void {
      clearInterval(lookingAgain);
      stopping.abort();
    },
    /** Stops, and waits until everything has ended. */
    async close(): Promise<void> {
      this.stop();
      await untilRunningEnded();
      taker.close();
    },
  };
}

function isDiskFull(error: unknown): boolean {
  return isForWantOfSpace(error instanceof Failure ? error.cause : error);
}

export type Jobs = ReturnType<typeof createJobs>;

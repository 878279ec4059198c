import type { FastifyBaseLogger } from 'fastify';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import { Failure } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { JobClaimer, Messenger } from '#server/storage/database/opened-database.ts';
import {
  deleteJob,
  enqueueJob,
  postponeJob,
  retryFailedJobs,
  type Job,
} from '#server/storage/database/queries/site/jobs.queries.ts';
import { isOutOfSpace } from '#server/storage/disk-space.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

/** Runs jobs of one kind. A job may be interrupted and run again, so it must be idempotent. */
export type JobHandler = {
  /** For the log: "Drawing the waveform". */
  what: string;
  run: (subject: string, signal: AbortSignal) => Promise<void>;
  tries?: number;
  /** For recurring jobs. */
  everyMs?: number;
  /** For recurring jobs: whether there is work that the run left, or that came too late for it. Then it runs again at once. */
  hasMore?: (db: Database) => Promise<boolean>;
  /** Prepares an upload for its pages, such as making smaller pictures. */
  isPreparation?: true;
};

export type JobHandlers = Partial<Record<JobKind, JobHandler>>;

type Deps = {
  database: Database;
  jobClaimer: JobClaimer;
  messenger: Messenger;
  disk: Pick<DiskWatch, 'check'>;
  log: FastifyBaseLogger;
};
type SaveOutcome = (db: Database) => Promise<void>;

const TRIES = 3;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** New jobs start at once; polling finds those of other instances and those due for a retry. */
const POLL_INTERVAL_MS = 10_000;

/** Before the next attempt: a minute, then four times as long each time, an hour at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 4 ** (attempts - 1), LONGEST_WAIT_MS);
}

const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Runs the due jobs of the table, one of each kind at a time, so that many jobs of one kind do not delay the others. */
export function createJobs({ database, jobClaimer, messenger, disk, log }: Deps) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const handlers = new Map<JobKind, JobHandler>();
  const running = new Map<JobKind, Promise<void>>();
  let onEnded: (kind: JobKind) => void = () => {};
  let polls = 0;
  let polling: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function poll(): void {
    polls += 1;
    if (!signal.aborted && handlers.size > 0) polling ??= startDue();
  }

  /** One query for all kinds: claiming takes a connection per kind, and usually no job is due. */
  async function startDue(): Promise<void> {
    try {
      for (let seen = -1; seen !== polls && !signal.aborted;) {
        seen = polls;
        for (const kind of await jobClaimer.dueKinds([...handlers.keys()])) {
          const handler = handlers.get(kind);
          if (handler && !running.has(kind) && !signal.aborted) running.set(kind, runAll(kind, handler));
        }
      }
    } catch (error) {
      reportUnread(error);
    } finally {
      polling = null;
    }
  }

  /** The jobs are still stored, and the next poll finds them. */
  const reportUnread = (error: unknown) => log.warn({ err: error }, 'The jobs could not be read');

  /** Runs all due jobs of this kind, including those added during the run. */
  async function runAll(kind: JobKind, handler: JobHandler): Promise<void> {
    try {
      for (let seen = -1; seen !== polls && !signal.aborted;) {
        seen = polls;
        while (!signal.aborted && (await jobClaimer.claimNext(kind, (job) => attempt(job, handler))))
          onEnded(kind);
      }
    } catch (error) {
      reportUnread(error);
    } finally {
      running.delete(kind);
    }
  }

  async function attempt(job: Job, handler: JobHandler): Promise<SaveOutcome> {
    try {
      await handler.run(job.subject, signal);
      return onDone(job, handler);
    } catch (error) {
      // Interrupted by the shutdown: the job stays for the next start or another instance.
      return signal.aborted ? async () => undefined : await onFailed(job, handler, error);
    }
  }

  function onDone(job: Job, { everyMs, hasMore }: JobHandler): SaveOutcome {
    if (everyMs === undefined) return (db) => deleteJob(db, job);
    return async (db) => {
      await postponeJob(db, job, { notBefore: later(everyMs), attempts: 0, error: null });
      if (await hasMore?.(db)) await enqueueJob(db, job.kind, job.subject);
    };
  }

  async function onFailed(
    job: Job,
    { what, tries = TRIES }: JobHandler,
    error: unknown,
  ): Promise<SaveOutcome> {
    const about = [what, job.subject].filter(Boolean).join(' of ');
    const isMissing = error instanceof Failure && error.status === 404;
    if (!isMissing && (isDiskFull(error) || (await disk.check()).isFull)) {
      // Not the fault of the job, so it does not count as an attempt.
      log.warn({ err: error }, `${about} waits for space on the disk`);
      return (db) =>
        postponeJob(db, job, {
          attempts: job.attempts,
          notBefore: later(FIRST_WAIT_MS),
          error: String(error),
        });
    }
    if (error instanceof Failure && error.status < 500) {
      // A missing item was deleted since, so the job is obsolete; other client errors would fail again.
      log[isMissing ? 'debug' : 'warn']({ err: error }, `${about} did not work`);
      return (db) => deleteJob(db, job);
    }
    const attempts = job.attempts + 1;
    const isGivenUp = attempts >= tries;
    const waitMs = pauseAfter(attempts);
    if (isGivenUp) log.error({ err: error }, `${about} did not work and is given up until the next start`);
    else log.warn({ err: error }, `${about} did not work and is tried again in ${waitMs / 60_000} min`);
    const message = error instanceof Error ? error.message : String(error);
    return (db) =>
      postponeJob(db, job, { notBefore: isGivenUp ? null : later(waitMs), attempts, error: message });
  }

  /** What failed, and what recurs. */
  async function makeDue(): Promise<void> {
    await retryFailedJobs(database);
    for (const [kind, { everyMs }] of handlers) if (everyMs) await enqueueJob(database, kind, '');
    poll();
  }

  const active = () => [...(polling ? [polling] : []), ...running.values()];

  async function waitForRunning(): Promise<void> {
    while (active().length > 0) await Promise.all(active());
  }

  messenger.onNotified('jobs', poll);

  return {
    /** Call after a job is stored: every instance polls. */
    wake: () => messenger.notify('jobs'),
    /** As at a start: a clock that was ahead may have postponed them for years. */
    makeDue,
    /** Jobs without a handler wait for an instance that has one. */
    async start(given: JobHandlers, afterEach = onEnded): Promise<void> {
      onEnded = afterEach;
      for (const [kind, handler] of Object.entries(given)) handlers.set(kind as JobKind, handler);
      await makeDue().catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
        log.warn({ err: error }, 'What failed before the start is not tried again, as the disk is full');
      });
      timer = setInterval(poll, POLL_INTERVAL_MS).unref();
      poll();
    },
    /** Resolves once no due job is left. */
    async idle(): Promise<void> {
      poll();
      await waitForRunning();
    },
    /** Aborted when the site stops. */
    signal,
    /** Starts no more jobs and aborts the running ones. */
    stop(): void {
      clearInterval(timer);
      stopping.abort();
    },
    /** Stops, and waits for the running jobs. */
    async close(): Promise<void> {
      this.stop();
      await waitForRunning();
      jobClaimer.close();
    },
  };
}

function isDiskFull(error: unknown): boolean {
  return isOutOfSpace(error instanceof Failure ? error.cause : error);
}

export type Jobs = ReturnType<typeof createJobs>;

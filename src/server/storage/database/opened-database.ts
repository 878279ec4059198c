import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '#server/storage/database/database.ts';
import type { Job } from '#server/storage/database/queries/site/jobs.queries.ts';
import type { JobKind } from '#server/storage/database/tables.ts';

/** An open database, with what all instances of a site share through it. */
export type OpenedDatabase = {
  database: Database;
  /** Rejects if the database cannot be read. */
  check: () => Promise<void>;
  /** Returns the first problems found; always empty for PostgreSQL, which has its own tools. */
  findDamage: (signal: AbortSignal) => Promise<string[]>;
  /** Reserves space for changes on a full disk; does nothing for PostgreSQL. */
  ensureReserve: () => Promise<void>;
  /** Overwrites what deleted rows left in the files; does nothing for PostgreSQL. */
  eraseDeleted: () => Promise<void>;
  messenger: Messenger;
  counters: Counters;
  jobClaimer: JobClaimer;
  /** Whether a running site uses it; for programs that are not a site. */
  isInUse: () => Promise<boolean>;
  /** The migrations that opening it ran. */
  migrated: string[];
  close: () => Promise<void>;
};

export type Channel = 'changes' | 'jobs';

/** Notifies every instance of the site, including this one. */
export type Messenger = {
  notify: (channel: Channel) => void;
  onNotified: (channel: Channel, listener: () => void) => void;
};

/** For a single instance. */
export function createLocalMessenger(): Messenger {
  const listeners = new Map<Channel, Set<() => void>>();
  return {
    notify: (channel) => listeners.get(channel)?.forEach((listener) => listener()),
    onNotified: (channel, listener) => {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(listener));
    },
  };
}

/** Creates the counters for rate limits. */
export type Counters = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/** For a single instance. */
export const countInMemory: Counters = (_name, points, seconds) =>
  new RateLimiterMemory({ points, duration: seconds });

/** Runs a job; returns how to save the outcome. */
type Work = (job: Job) => Promise<(db: Database) => Promise<void>>;

/** Shares jobs between instances: each job runs once, and the job of a killed instance is free at once. */
export type JobClaimer = {
  /** Those of these kinds of which jobs are due that this instance may run; some may be running elsewhere. */
  dueKinds(kinds: JobKind[]): Promise<JobKind[]>;
  /** Runs the next free job of this kind; returns false if there was none. Called once at a time per kind. */
  claimNext(kind: JobKind, work: Work): Promise<boolean>;
  close(): void;
};

import type { Counters } from '#server/storage/database/counters.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { JobTaker } from '#server/storage/database/job-taker.ts';
import type { Messenger } from '#server/storage/database/messenger.ts';

/** An open database, and what else it gives to all instances of the site. */
export type OpenedDatabase = {
  database: Database;
  /** Rejects when the database cannot be read. */
  check: () => Promise<void>;
  /** Looks through all of it for damage, and gives the first things that are wrong; what a server keeps is for its own tools to check. */
  findDamage: (signal: AbortSignal) => Promise<string[]>;
  /** Puts space aside for what must work on a full disk; nothing to do where the rows are not on our disk. */
  keepReserve: () => Promise<void>;
  messenger: Messenger;
  counters: Counters;
  taker: JobTaker;
  /** Whether a site runs on it in another program; asked by one that is not a site itself. */
  isInUse: () => Promise<boolean>;
  /** The migrations that were made while it was opened. */
  migrated: string[];
  close: () => Promise<void>;
};

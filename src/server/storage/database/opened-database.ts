import type { Counters } from '#server/storage/database/counters.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { JobTaker } from '#server/storage/database/job-taker.ts';
import type { Messenger } from '#server/storage/database/messenger.ts';

/** An open database, and what else it gives to all instances of the site. */
export type OpenedDatabase = {
  database: Database;
  /** Rejects when the database cannot be read. */
  check: () => Promise<void>;
  messenger: Messenger;
  counters: Counters;
  taker: JobTaker;
  /** The migrations that were made while it was opened. */
  migrated: string[];
  close: () => Promise<void>;
};

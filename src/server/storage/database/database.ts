import type { Kysely } from 'kysely';
import type { Counters } from '#server/storage/database/counters.ts';
import type { JobTaker } from '#server/storage/database/job-taker.ts';
import type { Messenger } from '#server/storage/database/messenger.ts';
import type { Tables } from '#server/storage/database/tables.ts';

/** The one type every query is written against, whichever database stands behind it. */
export type Database = Kysely<Tables>;

/** An open database, and what else it gives to all instances of the site. */
export type OpenDatabase = {
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

/** A row was refused because its table may hold one of its values only once. */
export class UniqueViolation extends Error {
  /** What refused it; its name begins with the name of its table. */
  readonly rule: string;

  constructor(rule: string, cause: unknown) {
    super(`${rule} holds this already`, { cause });
    this.rule = rule;
  }
}

/** Whether a row was refused because this table holds one of its values already. */
export function isUniqueViolation(error: unknown, table: string): boolean {
  return error instanceof UniqueViolation && error.rule.startsWith(table);
}

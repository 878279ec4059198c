import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/database/tables.ts';

/** Every query is written against this type, for SQLite and PostgreSQL. */
export type Database = Kysely<Tables>;

export class UniqueViolation extends Error {
  /** The constraint or index; its name starts with the name of the table. */
  readonly rule: string;

  constructor(rule: string, cause: unknown) {
    super(`${rule} holds this already`, { cause });
    this.rule = rule;
  }
}

export function isUniqueViolation(error: unknown, table: string): boolean {
  return error instanceof UniqueViolation && error.rule.startsWith(table);
}

/** The message names the database, without the password. */
export class UnusableDatabaseError extends Error {}

import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/database/tables.ts';

/** The one type every query is written against, whichever database stands behind it. */
export type Database = Kysely<Tables>;

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

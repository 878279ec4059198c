import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/database/tables.ts';

/** The one type every query is written against, whichever database stands behind it. */
export type Database = Kysely<Tables>;

/** Both databases say it differently when a value that must be unique is already there. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  if (!(error instanceof Error)) return false;
  return /unique/i.test(error.message) && error.message.includes(column);
}

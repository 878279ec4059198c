import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/database/tables.ts';

/** The one type every query is written against, whichever database stands behind it. */
export type Database = Kysely<Tables>;

/** Whether a value was refused because a table may hold it only once. */
export function isUniqueViolation(error: unknown, table: string): boolean {
  if (!(error instanceof Error)) return false;
  return /unique/i.test(error.message) && error.message.includes(table);
}

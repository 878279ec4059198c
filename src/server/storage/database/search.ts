import type { RawBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { engineOf, type Search } from '#server/storage/database/engine.ts';
import { foldedSearch } from '#server/storage/database/folding.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** Looks the text up in the table's search column, among what the reader gets to see; null when there is nothing to look for. */
export async function findMatches(
  db: Database,
  table: ListTable,
  q: string,
  isVisible: RawBuilder<boolean>,
): Promise<Search | null> {
  const text = foldedSearch(q);
  return text === '' ? null : engineOf(db).search.find(db, table, text, isVisible);
}

/** Some of the rows that contain the text, in no order and none of them above `upTo`. */
export async function findIds(
  db: Database,
  table: ListTable,
  q: string,
  range: { limit: number; upTo: number },
): Promise<number[]> {
  const text = foldedSearch(q);
  return text === '' ? [] : engineOf(db).search.findIds(db, table, text, range);
}

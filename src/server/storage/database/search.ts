import { sql, type RawBuilder } from 'kysely';
import { listLimits } from '#shared/lists.ts';
import type { Database } from '#server/storage/database/database.ts';
import { foldedSearch } from '#server/storage/database/folding.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** What a search found: these rows, or more than are counted. */
export type Search = { text: string; ids: number[] | 'too many to count' };

/** The index knows texts by three letters at a time; shorter searches read the texts themselves. */
const SHORTEST_INDEXED = 3;

/** Looks the text up in the table's search column; null when there is nothing to look for. */
export async function findMatches(db: Database, table: ListTable, q: string): Promise<Search | null> {
  const text = foldedSearch(q);
  if (text === '') return null;
  const ids = await findIds(db, table, text, listLimits.counted + 1);
  return { text, ids: ids.length > listLimits.counted ? 'too many to count' : ids };
}

/** How many a search found, as far as they are counted. */
export function countMatches({ ids }: Search): number {
  return ids === 'too many to count' ? listLimits.counted : ids.length;
}

/** The ids of rows that contain a folded text, in no order; none of them above `upTo`. */
export async function findIds(
  db: Database,
  table: ListTable,
  text: string,
  limit: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<number[]> {
  if (Array.from(text).length < SHORTEST_INDEXED) {
    const found = await db
      .selectFrom(table)
      .select('id')
      .where(containsText(text))
      .where('id', '<=', upTo)
      .limit(limit)
      .execute();
    return found.map(({ id }) => id);
  }
  const found = await db
    .selectFrom(`${table}Search`)
    .select('rowid')
    .where('searchText', 'match', `"${text.replaceAll('"', '""')}"`)
    .where('rowid', '<=', upTo)
    .limit(limit)
    .execute();
  return found.map(({ rowid }) => rowid);
}

/**
 * The rows of a search, for a query in any order. Few are fetched by their ids and sorted; where a search matches
 * much, the rows are read in order until enough of them match, which is soon.
 */
export function isMatch({ text, ids }: Search): RawBuilder<boolean> {
  if (ids === 'too many to count') return containsText(text);
  return sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`;
}

function containsText(text: string): RawBuilder<boolean> {
  return sql<boolean>`instr(search_text, ${text}) > 0`;
}

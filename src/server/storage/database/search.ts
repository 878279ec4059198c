import { sql, type RawBuilder } from 'kysely';
import { listLimits } from '#shared/lists.ts';
import type { Database } from '#server/storage/database/database.ts';
import { foldedSearch } from '#server/storage/database/folding.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** What a search found: these rows, or more than are counted. */
export type Search = { text: string; ids: number[] | 'too many to count' };

/** The index knows words by three letters at a time; shorter searches read the texts themselves. */
const SHORTEST_INDEXED = 3;

const searchTables: Record<ListTable, string> = {
  tracks: 'tracks_search',
  videos: 'videos_search',
  aboutImages: 'about_images_search',
  messages: 'messages_search',
};

/** Looks the text up in the table's search column; null when there is nothing to look for. */
export async function findMatches(db: Database, table: ListTable, q: string): Promise<Search | null> {
  const text = foldedSearch(q);
  if (text === '') return null;
  const found = await db
    .selectFrom(table)
    .select('id')
    .where(containing(table, text))
    .limit(listLimits.counted + 1)
    .execute();
  const ids = found.map(({ id }) => id);
  return { text, ids: ids.length > listLimits.counted ? 'too many to count' : ids };
}

/** How many a search found, as far as they are counted. */
export function countMatches({ ids }: Search): number {
  return ids === 'too many to count' ? listLimits.counted : ids.length;
}

/** The rows that contain the text, by the index where it can tell. */
export function containing(table: ListTable, text: string): RawBuilder<boolean> {
  if (Array.from(text).length < SHORTEST_INDEXED) return containsText(text);
  const index = sql.table(searchTables[table]);
  const phrase = `"${text.replaceAll('"', '""')}"`;
  return sql<boolean>`id in (select rowid from ${index} where ${index} match ${phrase})`;
}

/**
 * The rows of a search, for a query in any order. Few are fetched by their ids and sorted; where a search matches
 * much, the rows are read in order until enough of them match, which is soon.
 */
export function matching(search: Search | null): RawBuilder<boolean> {
  if (search === null) return sql<boolean>`true`;
  if (search.ids === 'too many to count') return containsText(search.text);
  return sql<boolean>`id in (select value from json_each(${JSON.stringify(search.ids)}))`;
}

function containsText(text: string): RawBuilder<boolean> {
  return sql<boolean>`instr(search_text, ${text}) > 0`;
}

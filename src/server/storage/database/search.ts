import { sql, type RawBuilder } from 'kysely';
import { listLimits } from '#shared/lists.ts';
import type { Database } from '#server/storage/database/database.ts';
import { foldedSearch } from '#server/storage/database/folding.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** What a search found. */
export type Search = {
  text: string;
  /** The rows, or that there are more of them than are counted. */
  ids: number[] | 'too many to count';
  /** Tells of any row whether it was found. */
  isFound: RawBuilder<boolean>;
};

/** The index knows texts by three letters at a time. */
const INDEXED_LETTERS = 3;

/** Among so many of the newest rows, letters that stand everywhere are found often enough to stop there. */
const NEWEST_ROWS = 4_000;

/** Looks the text up in the table's search column; null when there is nothing to look for. */
export async function findMatches(db: Database, table: ListTable, q: string): Promise<Search | null> {
  const text = foldedSearch(q);
  if (text === '') return null;
  const most = listLimits.counted;
  const isShort = Array.from(text).length < INDEXED_LETTERS;
  if (isShort && (await countNewestContaining(db, table, text, most + 1)) > most)
    return { text, ids: 'too many to count', isFound: containsText(text) };
  const phrase = isShort ? await wordsBeginningWith(db, table, text) : quoted(text);
  const ids = phrase ? await findByIndex(db, table, phrase, { limit: most + 1 }) : [];
  return {
    text,
    ids: ids.length > most ? 'too many to count' : ids,
    isFound: isInIndex(table, phrase),
  };
}

/** How many a search found, as far as they are counted. */
export function countMatches({ ids }: Search): number {
  return ids === 'too many to count' ? listLimits.counted : ids.length;
}

/** Some of the rows that contain the text, in no order and none of them above `upTo`. */
export async function findIds(
  db: Database,
  table: ListTable,
  q: string,
  range: { limit: number; upTo: number },
): Promise<number[]> {
  const text = foldedSearch(q);
  const isShort = Array.from(text).length < INDEXED_LETTERS;
  const phrase = isShort ? await wordsBeginningWith(db, table, text) : quoted(text);
  return phrase ? findByIndex(db, table, phrase, range) : [];
}

async function findByIndex(
  db: Database,
  table: ListTable,
  phrase: string,
  { limit, upTo = Number.MAX_SAFE_INTEGER }: { limit: number; upTo?: number },
): Promise<number[]> {
  const found = await db
    .selectFrom(`${table}Search`)
    .select('rowid')
    .where('searchText', 'match', phrase)
    .where('rowid', '<=', upTo)
    .limit(limit)
    .execute();
  return found.map(({ rowid }) => rowid);
}

/** Every indexed piece that begins with these one or two letters; as search texts end in two signs, none is missed. */
async function wordsBeginningWith(db: Database, table: ListTable, letters: string): Promise<string> {
  const last = letters.codePointAt(letters.length - 1) ?? 0;
  const next = letters.slice(0, -1) + String.fromCodePoint(last + 1);
  const pieces = await db
    .selectFrom(`${table}Vocabulary`)
    .select('term')
    .where('term', '>=', letters)
    .where('term', '<', next)
    .execute();
  return pieces.map(({ term }) => quoted(term)).join(' OR ');
}

async function countNewestContaining(
  db: Database,
  table: ListTable,
  text: string,
  limit: number,
): Promise<number> {
  const newest = db
    .selectFrom(table)
    .select(['id', 'searchText'])
    .orderBy('id', 'desc')
    .limit(NEWEST_ROWS)
    .as('newest');
  const found = await db.selectFrom(newest).select('id').where(containsText(text)).limit(limit).execute();
  return found.length;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The plus keeps SQLite from sorting everything that was found: it reads the rows in order and stops when it has enough. */
function isInIndex(table: ListTable, phrase: string): RawBuilder<boolean> {
  const index = sql.table(`${table}Search`);
  return sql<boolean>`+id in (select rowid from ${index} where search_text match ${phrase})`;
}

export function containsText(text: string): RawBuilder<boolean> {
  return sql<boolean>`instr(search_text, ${text}) > 0`;
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { listLimits } from '#shared/primitives/lists.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { SearchEngine } from '#server/storage/database/engine.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** An FTS index of a table, updated by triggers; its row ids are the table's ids. */
type SearchIndex = { rowid: number; searchText: string };
/** The terms of the index. */
type SearchVocabulary = { term: string };
type SearchTables = Record<`${ListTable}Search`, SearchIndex> &
  Record<`${ListTable}Vocabulary`, SearchVocabulary>;

/** The terms are trigrams. */
const INDEXED_LETTERS = 3;

/** Frequent letters are found often enough in this many rows, so that the search can stop there. */
const NEWEST_ROWS = 4_000;

/** Uses an FTS5 trigram index. */
export const sqliteSearch: SearchEngine = {
  async find(db, table, text, isVisible) {
    const most = listLimits.counted;
    const containsText = contains(text);
    if (
      isShort(text) &&
      (await countNewestContaining(db, table, sql`${isVisible} and ${containsText}`, most + 1)) > most
    )
      return { count: most, isOneOfFew: null, isFound: containsText, containsText };
    const phrase = await phraseFor(db, table, text);
    const ids = phrase ? await findByIndex(db, table, phrase, { limit: most + 1, isVisible }) : [];
    const isOneOfFew = sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`;
    return {
      count: Math.min(ids.length, most),
      isOneOfFew: ids.length > most ? null : isOneOfFew,
      isFound: isInIndex(table, phrase),
      containsText,
    };
  },

  async findIds(db, table, text, range) {
    const phrase = await phraseFor(db, table, text);
    return phrase ? findByIndex(db, table, phrase, range) : [];
  },
};

function isShort(text: string): boolean {
  return Array.from(text).length < INDEXED_LETTERS;
}

async function phraseFor(db: Database, table: ListTable, text: string): Promise<string> {
  return isShort(text) ? termsStartingWith(db, table, text) : quoted(text);
}

/** Tables that only this file uses. */
function indexesOf(db: Database): Kysely<SearchTables> {
  return db as unknown as Kysely<SearchTables>;
}

type IndexRange = { limit: number; upTo?: number; isVisible?: RawBuilder<boolean> };

async function findByIndex(
  db: Database,
  table: ListTable,
  phrase: string,
  { limit, upTo = Number.MAX_SAFE_INTEGER, isVisible }: IndexRange,
): Promise<number[]> {
  const [rows, index] = [sql.table(table), sql.table(`${table}Search`)];
  const found = await indexesOf(db)
    .selectFrom(`${table}Search`)
    .select('rowid')
    .where('searchText', 'match', phrase)
    .where('rowid', '<=', upTo)
    .$if(isVisible !== undefined, (found) =>
      found.where(sql<boolean>`exists (select 1 from ${rows} where id = ${index}.rowid and ${isVisible})`),
    )
    .limit(limit)
    .execute();
  return found.map(({ rowid }) => rowid);
}

/** All terms that start with these one or two letters. Search texts end in two separators, so none is missed. */
async function termsStartingWith(db: Database, table: ListTable, letters: string): Promise<string> {
  const last = letters.codePointAt(letters.length - 1) ?? 0;
  const next = letters.slice(0, -1) + String.fromCodePoint(last + 1);
  const terms = await indexesOf(db)
    .selectFrom(`${table}Vocabulary`)
    .select('term')
    .where('term', '>=', letters)
    .where('term', '<', next)
    .execute();
  return terms.map(({ term }) => quoted(term)).join(' OR ');
}

async function countNewestContaining(
  db: Database,
  table: ListTable,
  isMatch: RawBuilder<boolean>,
  limit: number,
): Promise<number> {
  // With the table's name as alias, because conditions may use it.
  const newest = db.selectFrom(table).selectAll().orderBy('id', 'desc').limit(NEWEST_ROWS).as(table);
  const found = await db.selectFrom(newest).select('id').where(isMatch).limit(limit).execute();
  return found.length;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The plus keeps SQLite from sorting all matches: it reads the rows in order and stops when it has enough. */
function isInIndex(table: ListTable, phrase: string): RawBuilder<boolean> {
  const index = sql.table(`${table}Search`);
  return sql<boolean>`+id in (select rowid from ${index} where search_text match ${phrase})`;
}

function contains(text: string): RawBuilder<boolean> {
  return sql<boolean>`instr(search_text, ${text}) > 0`;
}

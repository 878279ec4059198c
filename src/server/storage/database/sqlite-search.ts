import { sql, type Kysely, type RawBuilder } from 'kysely';
import { listLimits } from '#shared/lists.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { SearchEngine } from '#server/storage/database/engine.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** An index over a table's search texts, which follows it by triggers; its row ids are the table's ids. */
type SearchIndex = { rowid: number; searchText: string };
/** The pieces of text that index knows. */
type SearchVocabulary = { term: string };
type SearchTables = Record<`${ListTable}Search`, SearchIndex> &
  Record<`${ListTable}Vocabulary`, SearchVocabulary>;

/** The index knows texts by three letters at a time. */
const INDEXED_LETTERS = 3;

/** Among so many of the newest rows, letters that stand everywhere are found often enough to stop there. */
const NEWEST_ROWS = 4_000;

/** Searches by an FTS5 index of every three letters. */
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
  return isShort(text) ? wordsBeginningWith(db, table, text) : quoted(text);
}

/** The index has tables of its own, which no other query needs to know. */
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

/** Every indexed piece that begins with these one or two letters; as search texts end in two signs, none is missed. */
async function wordsBeginningWith(db: Database, table: ListTable, letters: string): Promise<string> {
  const last = letters.codePointAt(letters.length - 1) ?? 0;
  const next = letters.slice(0, -1) + String.fromCodePoint(last + 1);
  const pieces = await indexesOf(db)
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
  isMatch: RawBuilder<boolean>,
  limit: number,
): Promise<number> {
  // Under the name of its table, by which conditions may call it.
  const newest = db.selectFrom(table).selectAll().orderBy('id', 'desc').limit(NEWEST_ROWS).as(table);
  const found = await db.selectFrom(newest).select('id').where(isMatch).limit(limit).execute();
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

function contains(text: string): RawBuilder<boolean> {
  return sql<boolean>`instr(search_text, ${text}) > 0`;
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { resumableTables } from '#server/storage/database/queries/site/resumable-uploads.queries.ts';
import type { visitorTables } from '#server/storage/database/queries/statistics/salts.queries.ts';
import type { Tables } from '#server/storage/database/tables.ts';
import { engineOf, inTransaction } from '#server/storage/database/engine.ts';

/** What recognises visitors is not copied: it ends with the day. Nor are uploads that have not become an item. */
export type TableName = Exclude<
  keyof Tables,
  (typeof visitorTables)[number] | (typeof resumableTables)[number]
>;
export type ReadableTable = keyof Tables;
export type Row = Record<string, unknown>;

/** In the order for inserts: a table comes after those that it references. */
const primaryKeys = {
  users: ['id'],
  sessions: ['id'],
  passwordResets: ['tokenHash'],
  knownDevices: ['idHash'],
  releases: ['id'],
  tracks: ['id'],
  videos: ['id'],
  aboutImages: ['id'],
  shows: ['id'],
  posts: ['id'],
  bin: ['kind', 'itemId'],
  messages: ['id'],
  subscribers: ['id'],
  newsletters: ['id'],
  mails: ['id'],
  siteSettings: ['id'],
  press: ['id'],
  uploadKeys: ['key', 'userId'],
  jobs: ['kind', 'subject'],
  storedFiles: ['name'],
  reports: ['kind'],
  conversions: ['file'],
  statistics: ['measure', 'span', 'start', 'subject'],
} satisfies { [Name in TableName]: (keyof Tables[Name])[] };

const uncopiedKeys = {
  resumableUploads: ['id'],
  uploadPieces: ['uploadId', 'start'],
  statisticsSalts: ['day'],
  statisticsVisitors: ['day', 'subject', 'visitor'],
  statisticsViews: ['day', 'videoId', 'visitor'],
} satisfies { [Name in Exclude<keyof Tables, TableName>]: (keyof Tables[Name])[] };

export const tableNames = Object.keys(primaryKeys) as TableName[];

export const hasId = (table: TableName) => keysOf(table).includes('id');

/** Small, so that no statement becomes too large. */
const BATCH = 100;

/** All rows in batches, by primary key, which both databases sort alike. */
export async function* readRows(db: Database, table: ReadableTable): AsyncGenerator<Row[]> {
  const inOrder = keysOf(table).reduce(
    (query, key) => query.orderBy(key),
    anyTable(db).selectFrom(table).selectAll().limit(BATCH),
  );
  let rows = await inOrder.execute();
  while (rows.length > 0) {
    yield rows;
    rows = await inOrder.where(isAfterRow(table, rows.at(-1) ?? {})).execute();
  }
}

/** The rows with the same primary keys. */
export function findSameRows(db: Database, table: TableName, rows: Row[]): Promise<Row[]> {
  return anyTable(db).selectFrom(table).selectAll().where(isOneOf(table, rows)).execute();
}

export async function insertRows(db: Database, table: TableName, rows: Row[]): Promise<void> {
  if (rows.length > 0) await anyTable(db).insertInto(table).values(rows).execute();
}

export async function deleteRows(db: Database, table: TableName, rows: Row[]): Promise<void> {
  if (rows.length > 0) await anyTable(db).deleteFrom(table).where(isOneOf(table, rows)).execute();
}

export async function countRows(db: Database, table: TableName): Promise<number> {
  const { count } = await anyTable(db)
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const keysOf = (table: ReadableTable): string[] => ({ ...primaryKeys, ...uncopiedKeys })[table];

/** Kysely has no types for a table whose name is only known at run time. */
function anyTable(db: Database): Kysely<Record<string, Row>> {
  return db as unknown as Kysely<Record<string, Row>>;
}

function isAfterRow(table: ReadableTable, row: Row): RawBuilder<boolean> {
  const keys = keysOf(table);
  return sql<boolean>`(${sql.join(keys.map((key) => sql.ref(key)))}) > (${sql.join(keys.map((key) => row[key]))})`;
}

function isOneOf(table: TableName, rows: Row[]): RawBuilder<boolean> {
  const isRow = (row: Row) =>
    sql`(${sql.join(
      keysOf(table).map((key) => sql`${sql.ref(key)} = ${row[key]}`),
      sql` and `,
    )})`;
  return sql<boolean>`(${sql.join(rows.map(isRow), sql` or `)})`;
}

/** The last id that a table assigned, even if that row is deleted: no id is assigned twice. */
type Sequences = {
  lastId: (db: Database, table: string) => Promise<number>;
  setLastId: (db: Database, table: string, id: number) => Promise<void>;
};

const sqlite: Sequences = {
  async lastId(db, table) {
    const { rows } = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.seq ?? 0;
  },
  setLastId: (db, table, id) =>
    inTransaction(db, async (transaction) => {
      // sqlite_sequence has no primary key, and a row only for tables that assigned an id.
      await sql`delete from sqlite_sequence where name = ${table}`.execute(transaction);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(transaction);
    }),
};

const postgres: Sequences = {
  async lastId(db, table) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`.execute(db);
    return rows[0]?.last ?? 0;
  },
  async setLastId(db, table, id) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id')::regclass, ${id})`.execute(db);
  },
};

const sequences = { sqlite, postgres };

export function readLastId(db: Database, table: TableName): Promise<number> {
  return sequences[engineOf(db).name].lastId(db, storedName(table));
}

/** Continues after this id; a sequence that is further stays as it is. */
export async function advanceSequence(db: Database, table: TableName, id: number): Promise<void> {
  if ((await readLastId(db, table)) >= id) return;
  await sequences[engineOf(db).name].setLastId(db, storedName(table), id);
}

/** Here the name is a value, which Kysely does not convert to snake case. */
function storedName(table: TableName): string {
  return table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

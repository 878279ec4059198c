import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { Tables } from '#server/storage/database/tables.ts';

/** Whole rows of any table, as a copy of the database needs them. */

export type TableName = keyof Tables;
export type Row = Record<string, unknown>;

/** What tells the rows of each table apart. A table that refers to another stands below it. */
const primaryKeys = {
  users: ['id'],
  sessions: ['id'],
  releases: ['id'],
  tracks: ['id'],
  videos: ['id'],
  aboutImages: ['id'],
  bin: ['kind', 'itemId'],
  messages: ['id'],
  siteSettings: ['id'],
  uploadKeys: ['key', 'userId'],
  jobs: ['kind', 'subject'],
  storedFiles: ['name'],
  reports: ['kind'],
} satisfies { [Name in TableName]: (keyof Tables[Name])[] };

export const tableNames = Object.keys(primaryKeys) as TableName[];

export const isNumbered = (table: TableName) => keysOf(table).includes('id');

/** Few enough that no statement becomes too large or too slow, whatever the rows hold. */
const ROWS_AT_A_TIME = 100;

/** All rows in the order of their keys, which both databases sort alike, a part at a time. */
export async function* readRows(db: Database, table: TableName): AsyncGenerator<Row[]> {
  const inOrder = keysOf(table).reduce(
    (query, key) => query.orderBy(key),
    anyTable(db).selectFrom(table).selectAll().limit(ROWS_AT_A_TIME),
  );
  let rows = await inOrder.execute();
  while (rows.length > 0) {
    yield rows;
    rows = await inOrder.where(isBehind(table, rows.at(-1) ?? {})).execute();
  }
}

/** The rows that have the same keys as these. */
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

const keysOf = (table: TableName): string[] => primaryKeys[table];

/** Kysely cannot know the columns of a table whose name is only known when it runs. */
function anyTable(db: Database): Kysely<Record<string, Row>> {
  return db as unknown as Kysely<Record<string, Row>>;
}

function isBehind(table: TableName, row: Row): RawBuilder<boolean> {
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

import type { DialectAdapter, Kysely, RawBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** What SQLite and PostgreSQL do differently; everything else is the same query on both. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  search: SearchEngine;
  /** Makes several changes as one, as if nobody else were changing anything; the work may be done more than once. */
  transaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T>;
};

/** Looks a folded text up in a table's search column. */
export type SearchEngine = {
  find: (db: Database, table: ListTable, text: string, isVisible: RawBuilder<boolean>) => Promise<Search>;
  /** Some of the rows that contain the text, in no order and none of them above `upTo`. */
  findIds: (
    db: Database,
    table: ListTable,
    text: string,
    range: { limit: number; upTo: number },
  ) => Promise<number[]>;
};

/** What a search found. */
export type Search = {
  /** How many rows, as far as they are counted. */
  count: number;
  /** Names the rows one by one; null when there are more of them than are counted. */
  isOneOfFew: RawBuilder<boolean> | null;
  /** Tells of any row whether it was found. */
  isFound: RawBuilder<boolean>;
  /** Tells the same by reading the row, where few rows are to be asked; null where the database decides that by itself. */
  containsText: RawBuilder<boolean> | null;
};

/** Kysely hands its adapter on to everything made from it, transactions included. */
export type EngineAdapter = DialectAdapter & { readonly engine: Engine };

/** The engine behind a database or a transaction, also while its tables are still being made. */
// oxlint-disable-next-line typescript/no-explicit-any -- whichever tables it knows: a migration knows none
export function engineOf(db: Kysely<any>): Engine {
  return (db.getExecutor().adapter as EngineAdapter).engine;
}

/** Makes several changes as one: all of them or none. The work may be done more than once, so it only touches the database. */
export function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return engineOf(db).transaction(db, work);
}

import type { DialectAdapter, Kysely, RawBuilder } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/** The differences between SQLite and PostgreSQL; all other queries are the same. */
export type Engine = {
  name: 'sqlite' | 'postgres';
  search: SearchEngine;
  /** Serializable; `work` may run more than once. */
  transaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T>;
};

/** Searches a table's search column; the text is already folded. */
export type SearchEngine = {
  find: (db: Database, table: ListTable, text: string, isVisible: RawBuilder<boolean>) => Promise<Search>;
  /** Some of the matching rows with ids up to `upTo`, in no order. */
  findIds: (
    db: Database,
    table: ListTable,
    text: string,
    range: { limit: number; upTo: number },
  ) => Promise<number[]>;
};

export type Search = {
  /** Limited to the highest number that lists count to. */
  count: number;
  /** Lists the matching ids; null if there are more than are counted. */
  isOneOfFew: RawBuilder<boolean> | null;
  /** True for every matching row. */
  isFound: RawBuilder<boolean>;
  /** The same by reading the row, faster for a few rows; null if the query planner decides this. */
  containsText: RawBuilder<boolean> | null;
};

/** Kysely passes its adapter on to transactions. */
export type EngineAdapter = DialectAdapter & { readonly engine: Engine };

// oxlint-disable-next-line typescript/no-explicit-any -- a migration does not know the tables
export function engineOf(db: Kysely<any>): Engine {
  return (db.getExecutor().adapter as EngineAdapter).engine;
}

/** `work` may run more than once, so it must have no effects outside of the database. */
export function inTransaction<T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> {
  return engineOf(db).transaction(db, work);
}

import { DatabaseSync } from '@photostructure/sqlite';
import { CamelCasePlugin, Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { decodeRows } from '#server/storage/database/codec.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Engine, EngineAdapter } from '#server/storage/database/engine.ts';
import { createSqliteDriver, type Connection } from '#server/storage/database/sqlite-driver.ts';
import { sqliteSearch } from '#server/storage/database/sqlite-search.ts';
import type { Tables } from '#server/storage/database/tables.ts';

const LOCK_WAIT_MS = 5_000;

type Options = {
  /** How long a change waits while another program is writing, before it is refused. */
  lockWaitMs?: number | undefined;
};

/** Opens the embedded database, creating the file when it is missing. */
export function openSqlite(file: string, { lockWaitMs = LOCK_WAIT_MS }: Options = {}): Database {
  // At the start nobody is waiting for an answer yet, so here SQLite's own, blocking wait is good enough.
  const writer = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, enableForeignKeyConstraints: true });
  // FULL makes every commit wait for the disk: what was acknowledged survives a power cut.
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  proveWritable(writer);
  writer.exec('PRAGMA busy_timeout = 0');
  const reader = new DatabaseSync(file, { timeout: 0, readOnly: true });
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => createSqliteDriver({ writer, reader, lockWaitMs }),
      createAdapter: () => new Adapter(),
      createIntrospector: (db) => kyselysOwn.createIntrospector(db),
      createQueryCompiler: () => kyselysOwn.createQueryCompiler(),
    },
    plugins: [new CamelCasePlugin(), decodeRows],
  });
}

/** Rejects when the file cannot be read. It is opened anew: an open connection keeps a file that is gone. */
export async function checkSqlite(file: string): Promise<void> {
  const connection = new DatabaseSync(file, { timeout: 0, readOnly: true });
  try {
    connection.prepare('SELECT 1 FROM site_settings LIMIT 1').get();
  } finally {
    connection.close();
  }
}

/** SQLite opens a file it may only read without a word, and even lets a transaction begin there. */
function proveWritable(connection: Connection): void {
  connection.exec('BEGIN IMMEDIATE');
  const row = connection.prepare('PRAGMA user_version').get() as { user_version: number };
  connection.exec(`PRAGMA user_version = ${row.user_version}; COMMIT`);
}

/** Only its SQL is used; the connections are ours. */
const kyselysOwn = new SqliteDialect({
  database: () => Promise.reject(new Error('The connections are opened by openSqlite')),
});

const engine: Engine = {
  name: 'sqlite',
  search: sqliteSearch,
  // The driver lets one transaction in at a time.
  transaction: (db, work) => db.transaction().execute(work),
};

class Adapter extends SqliteAdapter implements EngineAdapter {
  readonly engine = engine;

  /** SQLite can undo a change of tables, so a migration that is cut short leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

import { DatabaseSync } from '@photostructure/sqlite';
import { CamelCasePlugin, Kysely, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import { decodeRows } from '#server/storage/database/codec.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Engine, EngineAdapter } from '#server/storage/database/engine.ts';
import { createSqliteDriver, isBusy, type Connection } from '#server/storage/database/sqlite-driver.ts';
import { REUSE_LOG, withRoom } from '#server/storage/database/sqlite-reserve.ts';
import { sqliteSearch } from '#server/storage/database/sqlite-search.ts';
import { isForWantOfSpace } from '#server/storage/disk-space.ts';
import type { Tables } from '#server/storage/database/tables.ts';

const LOCK_WAIT_MS = 5_000;

type Options = {
  /** How long a change waits while another program is writing, before it is refused. */
  lockWaitMs?: number | undefined;
  isDiskFull?: () => boolean;
  /** Gives up space that was put aside; false when there is none. */
  releaseReserve?: () => boolean;
  /** Keeps other programs out, and needs no space to be opened in return. */
  isAlone?: boolean;
};

const never = () => false;

/** Opens the embedded database, creating the file when it is missing. */
export function openSqlite(file: string, options: Options = {}): Database {
  const { lockWaitMs = LOCK_WAIT_MS, isDiskFull = never, releaseReserve = never, isAlone = false } = options;
  const { writer, reader } = isAlone ? connectAlone(file) : connect(file);
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => createSqliteDriver({ writer, reader, lockWaitMs, isDiskFull, releaseReserve }),
      createAdapter: () => new Adapter(createEngine(releaseReserve)),
      createIntrospector: (db) => kyselysOwn.createIntrospector(db),
      createQueryCompiler: () => kyselysOwn.createQueryCompiler(),
    },
    plugins: [new CamelCasePlugin(), decodeRows],
  });
}

function connect(file: string): { writer: Connection; reader: Connection } {
  // At the start nobody is waiting for an answer yet, so here SQLite's own, blocking wait is good enough.
  const writer = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, enableForeignKeyConstraints: true });
  try {
    // FULL makes every commit wait for the disk: what was acknowledged survives a power cut.
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    proveWritable(writer);
    writer.exec('PRAGMA busy_timeout = 0');
    return { writer, reader: new DatabaseSync(file, { timeout: 0, readOnly: true }) };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** For a disk without room for even the small file through which several connections know of each other. */
function connectAlone(file: string): { writer: Connection; reader: Connection } {
  const connection = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; SELECT 1 FROM sqlite_master');
  return { writer: connection, reader: connection };
}

/** Rejects when the file cannot be read. It is opened anew: an open connection keeps a file that is gone. */
export async function checkSqlite(file: string): Promise<void> {
  const connection = new DatabaseSync(file, { timeout: 0, readOnly: true });
  try {
    // Not prepared: a prepared statement keeps the file open until it is collected as garbage.
    connection.exec('SELECT 1 FROM site_settings LIMIT 1');
  } catch (error) {
    // What is locked is there.
    if (!isBusy(error)) throw error;
  } finally {
    connection.close();
  }
}

/** SQLite opens a file it may only read without a word, and even lets a transaction begin there. */
function proveWritable(connection: Connection): void {
  connection.exec('BEGIN IMMEDIATE');
  const row = connection.prepare('PRAGMA user_version').get() as { user_version: number };
  try {
    connection.exec(`PRAGMA user_version = ${row.user_version}; COMMIT`);
  } catch (error) {
    // A full disk is no reason not to show what is there.
    if (!isForWantOfSpace(error)) throw error;
    if (connection.isTransaction) connection.exec('ROLLBACK');
  }
}

/** Only its SQL is used; the connections are ours. */
const kyselysOwn = new SqliteDialect({
  database: () => Promise.reject(new Error('The connections are opened by openSqlite')),
});

function createEngine(releaseReserve: () => boolean): Engine {
  return {
    name: 'sqlite',
    search: sqliteSearch,
    // The driver lets one transaction in at a time.
    transaction: (db, work) =>
      withRoom({ reuseLog: () => sql.raw(REUSE_LOG).execute(db), release: releaseReserve }, () =>
        db.transaction().execute(work),
      ),
  };
}

class Adapter extends SqliteAdapter implements EngineAdapter {
  readonly engine: Engine;

  constructor(engine: Engine) {
    super();
    this.engine = engine;
  }

  /** SQLite can undo a change of tables, so a migration that is cut short leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

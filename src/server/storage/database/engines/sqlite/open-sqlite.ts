import { backup, DatabaseSync } from '@photostructure/sqlite';
import { CamelCasePlugin, Kysely, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import { decodeRows } from '#server/storage/database/codec.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Engine, EngineAdapter } from '#server/storage/database/engine.ts';
import {
  createSqliteDriver,
  isBusy,
  type Connection,
} from '#server/storage/database/engines/sqlite/driver.ts';
import {
  createFileIdentity,
  type FileIdentity,
} from '#server/storage/database/engines/sqlite/file-identity.ts';
import { REUSE_LOG, withRoom } from '#server/storage/database/engines/sqlite/reserve.ts';
import { sqliteSearch } from '#server/storage/database/engines/sqlite/search.ts';
import { isOutOfSpace } from '#server/storage/disk-space.ts';
import type { Tables } from '#server/storage/database/tables.ts';

const LOCK_WAIT_MS = 5_000;

type Options = {
  /** How long a write waits for another program. */
  lockWaitMs?: number | undefined;
  isDiskFull?: () => boolean;
  /** Frees reserved disk space; returns false if there is none. */
  releaseReserve?: () => boolean;
  /** Locks other programs out, but needs no disk space to open. */
  isAlone?: boolean;
  identity?: FileIdentity;
};

const never = () => false;

/** Creates the file if it is missing. */
export function openSqlite(file: string, options: Options = {}): Database {
  const { lockWaitMs = LOCK_WAIT_MS, isDiskFull = never, releaseReserve = never, isAlone = false } = options;
  const { identity = createFileIdentity(file) } = options;
  const { writer, reader } = isAlone ? connectAlone(file) : connect(file);
  identity.remember();
  return new Kysely<Tables>({
    dialect: {
      createDriver: () =>
        createSqliteDriver({ writer, reader, lockWaitMs, identity, isDiskFull, releaseReserve }),
      createAdapter: () => new Adapter(createEngine(releaseReserve)),
      createIntrospector: (db) => kyselyDialect.createIntrospector(db),
      createQueryCompiler: () => kyselyDialect.createQueryCompiler(),
    },
    plugins: [new CamelCasePlugin(), decodeRows],
  });
}

function connect(file: string): { writer: Connection; reader: Connection } {
  // At the start there are no requests yet, so SQLite's blocking wait is fine.
  const writer = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, enableForeignKeyConstraints: true });
  try {
    // FULL: every commit survives a power failure. What is deleted is overwritten.
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    proveWritable(writer);
    writer.exec('PRAGMA busy_timeout = 0');
    return { writer, reader: new DatabaseSync(file, { timeout: 0, readOnly: true }) };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** For a disk without room for the -shm file that several connections share. */
function connectAlone(file: string): { writer: Connection; reader: Connection } {
  const connection = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; SELECT 1 FROM sqlite_master');
  return { writer: connection, reader: connection };
}

/** Opens the file again, because an open connection still works after the file was deleted. */
export async function checkSqlite(file: string): Promise<void> {
  const connection = new DatabaseSync(file, { timeout: 0, readOnly: true });
  try {
    // Not prepared: a prepared statement holds the file open until garbage collection.
    connection.exec('SELECT 1 FROM site_settings LIMIT 1');
  } catch (error) {
    // A locked file exists.
    if (!isBusy(error)) throw error;
  } finally {
    connection.close();
  }
}

/** SQLite opens read-only files without an error, and even begins a transaction. */
function proveWritable(connection: Connection): void {
  connection.exec('BEGIN IMMEDIATE');
  const row = connection.prepare('PRAGMA user_version').get() as { user_version: number };
  try {
    connection.exec(`PRAGMA user_version = ${row.user_version}; COMMIT`);
  } catch (error) {
    // With a full disk the site still serves its content.
    if (!isOutOfSpace(error)) throw error;
    if (connection.isTransaction) connection.exec('ROLLBACK');
  }
}

/** Only for its SQL; the connections are ours. */
const kyselyDialect = new SqliteDialect({
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

  /** SQLite can roll back schema changes, so an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Copies a snapshot of a database in use, in the background, without blocking writers. */
export async function copySqlite(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, readOnly: true });
  try {
    // All pages in one step: with several steps, any write would restart the copy.
    await backup(source, target, { rate: -1 });
  } finally {
    source.close();
  }
}

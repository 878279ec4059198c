import { DatabaseSync } from '@photostructure/sqlite';
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import { decodeRows } from '#server/storage/database/decode.ts';
import type { Tables } from '#server/storage/database/tables.ts';

const LOCK_WAIT_MS = 5_000;

/** Opens the embedded database, creating the file when it is missing. */
export function openSqlite(file: string): Database {
  const connection = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, enableForeignKeyConstraints: true });
  // FULL makes every commit wait for the disk: what was acknowledged survives a power cut.
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  proveWritable(connection);
  return new Kysely<Tables>({
    dialect: new SharedFileDialect({ database: forKysely(connection) }),
    plugins: [new CamelCasePlugin(), decodeRows],
  });
}

/** Rejects when the file cannot be read. It is opened anew: an open connection keeps a file that is gone. */
export async function checkSqlite(file: string): Promise<void> {
  const connection = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, readOnly: true });
  try {
    connection.prepare('SELECT 1 FROM site_settings LIMIT 1').get();
  } finally {
    connection.close();
  }
}

type Connection = InstanceType<typeof DatabaseSync>;

/** SQLite opens a file it may only read without a word, and even lets a transaction begin there. */
function proveWritable(connection: Connection): void {
  connection.exec('BEGIN IMMEDIATE');
  const row = connection.prepare('PRAGMA user_version').get() as { user_version: number };
  connection.exec(`PRAGMA user_version = ${row.user_version}; COMMIT`);
}

function forKysely(connection: Connection): SqliteDatabase {
  return {
    close: () => {
      try {
        // Into the one file, so that a copy of it alone holds everything.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        connection.close();
      }
    },
    prepare: (sql) => {
      const statement = connection.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
}

function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value === undefined ? null : value;
}

/** Kysely takes a SQLite file for its own; ours may be opened by a second process at any time. */
class SharedFileDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** Takes the write lock at the start: a transaction that reads first and writes later could be refused midway. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can undo a change of tables, so a migration that is cut short leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

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
  return new Kysely<Tables>({
    dialect: new SharedFileDialect({ database: forKysely(connection) }),
    plugins: [new CamelCasePlugin(), decodeRows],
  });
}

function forKysely(connection: InstanceType<typeof DatabaseSync>): SqliteDatabase {
  return {
    close: () => connection.close(),
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

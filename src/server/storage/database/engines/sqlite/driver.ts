import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from '@photostructure/sqlite';
import {
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import pLimit from 'p-limit';
import { unavailable } from '#server/errors.ts';
import { encodeForSqlite } from '#server/storage/database/codec.ts';
import { UniqueViolation } from '#server/storage/database/database.ts';
import type { FileIdentity } from '#server/storage/database/engines/sqlite/file-identity.ts';
import { REUSE_LOG, withRoom } from '#server/storage/database/engines/sqlite/reserve.ts';

export type Connection = InstanceType<typeof DatabaseSync>;

type Options = {
  writer: Connection;
  reader: Connection;
  lockWaitMs: number;
  /** Asked before each write: what is written to a file without a name is lost. */
  identity: Pick<FileIdentity, 'ensureSame'>;
  isDiskFull: () => boolean;
  /** Frees reserved disk space; returns false if there is none. */
  releaseReserve: () => boolean;
};

const SQLITE_BUSY = 5;
const RETRY_MS = 20;

/**
 * One connection writes and one only reads. Reads never wait for a writer, in this program or another; writes wait
 * without blocking the event loop, and fail after a timeout.
 */
export function createSqliteDriver(options: Options): Driver {
  const { writer, reader, lockWaitMs, identity, isDiskFull, releaseReserve } = options;
  const oneAtATime = pLimit(1);

  /** Waits until nothing else in this program writes; the caller must end its turn. */
  function takeTurn(): Promise<() => void> {
    return new Promise((resolve) => {
      void oneAtATime(() => new Promise<void>((endTurn) => resolve(endTurn)));
    });
  }

  /** Retries while another program holds the write lock. */
  async function untilUnlocked<T>(deadline: number, work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() >= deadline) throw unavailable(error);
        await sleep(RETRY_MS);
      }
    }
  }

  const room = { reuseLog: () => writer.exec(REUSE_LOG), release: releaseReserve };

  class SqliteConnection implements DatabaseConnection {
    /** Set while a transaction is open. */
    #endTurn: (() => void) | null = null;

    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (this.#endTurn) return run<R>(writer, query);
      const deadline = performance.now() + lockWaitMs;
      if (reader !== writer && SelectQueryNode.is(query.query))
        return untilUnlocked(deadline, () => run<R>(reader, query));
      const endTurn = await takeTurn();
      try {
        identity.ensureSame();
        return await withRoom(room, () => untilUnlocked(deadline, () => run<R>(writer, query)));
      } finally {
        endTurn();
      }
    }

    streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
      throw new Error('Rows are read in parts, not streamed');
    }

    /** Takes the write lock at the start, so that a transaction cannot fail at its first write. */
    async begin(): Promise<void> {
      const deadline = performance.now() + lockWaitMs;
      const endTurn = await takeTurn();
      try {
        identity.ensureSame();
        await untilUnlocked(deadline, () => writer.exec('begin immediate'));
        this.#endTurn = endTurn;
      } catch (error) {
        endTurn();
        throw error;
      }
    }

    commit(): void {
      identity.ensureSame();
      writer.exec('commit');
      this.release();
    }

    rollback(): void {
      try {
        // SQLite rolls back by itself on a full disk; another rollback would hide that error.
        if (writer.isTransaction) writer.exec('rollback');
      } finally {
        this.release();
      }
    }

    release(): void {
      this.#endTurn?.();
      this.#endTurn = null;
    }
  }

  const ours = (connection: DatabaseConnection) => connection as SqliteConnection;
  return {
    init: async () => undefined,
    acquireConnection: async () => new SqliteConnection(),
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: async (connection) => ours(connection).commit(),
    rollbackTransaction: async (connection) => ours(connection).rollback(),
    releaseConnection: async (connection) => ours(connection).release(),
    destroy: async () => {
      if (isDiskFull()) {
        // The log must stay, as there may be no room for a new one: so the writer closes first.
        writer.close();
        if (reader !== writer) reader.close();
        return;
      }
      if (reader !== writer) reader.close();
      try {
        // So that a copy of the database file alone is complete.
        writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        writer.close();
      }
    },
  };
}

function run<R>(connection: Connection, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = connection.prepare(sql);
  const values = parameters.map(encodeForSqlite);
  try {
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  } catch (error) {
    throw asUniqueViolation(error) ?? error;
  }
}

/** SQLite names the column, as in "UNIQUE constraint failed: users.founder", or the index. */
function asUniqueViolation(error: unknown): UniqueViolation | null {
  if (!(error instanceof Error)) return null;
  const rule = /UNIQUE constraint failed: (?:index ')?([\w.]+)/.exec(error.message)?.[1];
  return rule ? new UniqueViolation(rule, error) : null;
}

/** Statements that return rows report the lock only in the message, without an error code. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const hasCode = 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
  return hasCode || error.message === 'database is locked';
}

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
import { REUSE_LOG, withRoom } from '#server/storage/database/sqlite-reserve.ts';

export type Connection = InstanceType<typeof DatabaseSync>;

type Options = {
  writer: Connection;
  reader: Connection;
  lockWaitMs: number;
  isDiskFull: () => boolean;
  /** Gives up space that was put aside; false when there is none. */
  releaseReserve: () => boolean;
};

const SQLITE_BUSY = 5;
const RETRY_MS = 20;

/**
 * Gives Kysely one connection that writes and one that only reads. Reading never waits for whoever writes, in this
 * program or another; writing waits without holding up the program, and is refused when it takes too long.
 */
export function createSqliteDriver(options: Options): Driver {
  const { writer, reader, lockWaitMs, isDiskFull, releaseReserve } = options;
  const oneAtATime = pLimit(1);

  /** Waits until nothing else in this program is writing; whoever got the turn must end it. */
  function takeTurn(): Promise<() => void> {
    return new Promise((resolve) => {
      void oneAtATime(() => new Promise<void>((endTurn) => resolve(endTurn)));
    });
  }

  /** Tries again while another program holds the write lock. */
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
    /** While a transaction is open: ends it for those who wait. */
    #endTurn: (() => void) | null = null;

    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (this.#endTurn) return run<R>(writer, query);
      const deadline = performance.now() + lockWaitMs;
      if (reader !== writer && SelectQueryNode.is(query.query))
        return untilUnlocked(deadline, () => run<R>(reader, query));
      const endTurn = await takeTurn();
      try {
        return await withRoom(room, () => untilUnlocked(deadline, () => run<R>(writer, query)));
      } finally {
        endTurn();
      }
    }

    streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
      throw new Error('Rows are read in parts, not streamed');
    }

    /** Takes the write lock at the start: a transaction that reads first and writes later could be refused midway. */
    async begin(): Promise<void> {
      const deadline = performance.now() + lockWaitMs;
      const endTurn = await takeTurn();
      try {
        await untilUnlocked(deadline, () => writer.exec('begin immediate'));
        this.#endTurn = endTurn;
      } catch (error) {
        endTurn();
        throw error;
      }
    }

    commit(): void {
      writer.exec('commit');
      this.release();
    }

    rollback(): void {
      try {
        // A full disk makes SQLite undo everything by itself; asking again would hide why it did.
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
        // The log stays, as there may be no room for another. Only who may write removes it at the end.
        writer.close();
        if (reader !== writer) reader.close();
        return;
      }
      if (reader !== writer) reader.close();
      try {
        // Into the one file, so that a copy of it alone holds everything.
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

/** A statement that gives back rows reports the lock in words only, without its number. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isNumbered = 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
  return isNumbered || error.message === 'database is locked';
}

import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresDialect, type PostgresPool } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { decodeRows } from '#server/storage/database/codec.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Engine, EngineAdapter } from '#server/storage/database/engine.ts';
import { OutcomeUnknown } from '#server/errors.ts';
import { isConflict, isUnanswered } from '#server/storage/database/engines/postgres/failures.ts';
import { createPool, type Connections } from '#server/storage/database/engines/postgres/pool.ts';
import { postgresSearch } from '#server/storage/database/engines/postgres/search.ts';
import type { Tables } from '#server/storage/database/tables.ts';

export function createPostgres(pool: Connections): Database {
  return new Kysely<Tables>({
    dialect: new Dialect({ pool: pool as unknown as PostgresPool }),
    plugins: [new CamelCasePlugin(), decodeRows],
  });
}

const RETRY_MS = 3_000;
const PAUSE_MS = 15;

const engine: Engine = {
  name: 'postgres',
  search: postgresSearch,
  /** Retries transactions that PostgreSQL rolled back because of a conflict. */
  async transaction(db, work) {
    const deadline = performance.now() + RETRY_MS;
    for (let pause = PAUSE_MS; ; pause += PAUSE_MS) {
      let isCommitting = false;
      try {
        return await db
          .transaction()
          .setIsolationLevel('serializable')
          .execute(async (transaction) => {
            const result = await work(transaction);
            isCommitting = true;
            return result;
          });
      } catch (error) {
        if (isCommitting && isUnanswered(error)) throw new OutcomeUnknown(error);
        if (!isConflict(error) || performance.now() >= deadline) throw error;
        await sleep(Math.random() * pause);
      }
    }
  },
};

class Adapter extends PostgresAdapter implements EngineAdapter {
  readonly engine = engine;
}

class Dialect extends PostgresDialect {
  override createAdapter(): Adapter {
    return new Adapter();
  }
}

/** Lets `work` read a consistent snapshot on a separate connection. */
export async function withSnapshot<T>(
  url: string,
  log: FastifyBaseLogger,
  work: (snapshot: Database) => Promise<T>,
): Promise<T> {
  const database = createPostgres(createPool(url, log, { isPatient: true }));
  try {
    return await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  } finally {
    await database.destroy();
  }
}

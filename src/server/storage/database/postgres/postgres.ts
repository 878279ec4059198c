import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresDialect, type PostgresPool } from 'kysely';
import { decodeRows } from '#server/storage/database/codec.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Engine, EngineAdapter } from '#server/storage/database/engine.ts';
import { OutcomeUnknown } from '#server/errors.ts';
import { isConflict, isUnanswered } from '#server/storage/database/postgres/failures.ts';
import type { Connections } from '#server/storage/database/postgres/pool.ts';
import { postgresSearch } from '#server/storage/database/postgres/search.ts';
import type { Tables } from '#server/storage/database/tables.ts';

/** The database behind a pool. */
export function createPostgres(pool: Connections): Database {
  return new Kysely<Tables>({
    dialect: new Dialect({ pool: pool as unknown as PostgresPool }),
    plugins: [new CamelCasePlugin(), decodeRows],
  });
}

const TRY_AGAIN_MS = 3_000;
const PAUSE_MS = 15;

const engine: Engine = {
  name: 'postgres',
  search: postgresSearch,
  /** PostgreSQL undoes transactions that would have gone differently one after the other; those are done again. */
  async transaction(db, work) {
    const deadline = performance.now() + TRY_AGAIN_MS;
    for (let pause = PAUSE_MS; ; pause += PAUSE_MS) {
      let isOnlyToConfirm = false;
      try {
        return await db
          .transaction()
          .setIsolationLevel('serializable')
          .execute(async (transaction) => {
            const result = await work(transaction);
            isOnlyToConfirm = true;
            return result;
          });
      } catch (error) {
        if (isOnlyToConfirm && isUnanswered(error)) throw new OutcomeUnknown(error);
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

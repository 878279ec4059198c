import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { reasonOf } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { migrate, refuseOtherVersions } from '#server/storage/database/migrate.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { createPostgresCounters } from '#server/storage/database/postgres/counters.ts';
import { createPostgresTaker } from '#server/storage/database/postgres/job-taker.ts';
import { LISTENER } from '#server/storage/database/postgres/listener.ts';
import { createPostgresMessenger } from '#server/storage/database/postgres/messenger.ts';
import { nameOf } from '#server/storage/database/postgres/name-of-database.ts';
import { createPool } from '#server/storage/database/postgres/pool.ts';
import { createPostgres } from '#server/storage/database/postgres/postgres.ts';
import { UnusableDatabaseError } from '#server/storage/database/unusable-database.ts';

type Options = { log: FastifyBaseLogger; isPatient?: boolean; leavesTables?: boolean };

/** Opens a site's database on a PostgreSQL server. */
export async function openPostgres(
  url: string,
  { log, isPatient = false, leavesTables = false }: Options,
): Promise<OpenedDatabase> {
  const migrated = await prepareTables(url, log, leavesTables ? refuseOtherVersions : migrate);
  const pool = createPool(url, log, { isPatient });
  const database = createPostgres(pool);
  const messenger = await createPostgresMessenger(url, pool, log).catch(async (error: unknown) => {
    await database.destroy();
    throw unusable(url, error);
  });
  const counters = createPostgresCounters(pool, log);
  return {
    database,
    check: async () => void (await database.selectFrom('siteSettings').select('id').limit(1).execute()),
    findDamage: async () => [],
    keepReserve: async () => undefined,
    messenger,
    counters: counters.create,
    taker: createPostgresTaker(database),
    isInUse: async () => (await countListeners(database)) > 1,
    migrated,
    async close() {
      counters.close();
      await messenger.close();
      await database.destroy();
    },
  };
}

/** On a connection of its own: a migration may take its time, as nobody is waiting for an answer yet. */
async function prepareTables(
  url: string,
  log: FastifyBaseLogger,
  prepare: (database: Database) => Promise<string[]>,
): Promise<string[]> {
  const database = createPostgres(createPool(url, log, { isPatient: true }));
  try {
    return await prepare(database);
  } catch (error) {
    throw unusable(url, error);
  } finally {
    await database.destroy();
  }
}

function unusable(url: string, cause: unknown): UnusableDatabaseError {
  if (cause instanceof UnusableDatabaseError) return cause;
  return new UnusableDatabaseError(
    `the database ${nameOf(url)} cannot be used: ${reasonOf(cause)}. Please see that it runs and that DATABASE_URL is right.`,
    {
      cause,
    },
  );
}

/** Every instance keeps one connection on which it listens to the others, this one included. */
async function countListeners(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER}`.execute(database);
  return rows[0]?.count ?? 0;
}

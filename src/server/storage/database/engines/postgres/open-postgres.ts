import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { reasonOf } from '#server/errors.ts';
import { UnusableDatabaseError, type Database } from '#server/storage/database/database.ts';
import { migrate, refuseOtherVersions } from '#server/storage/database/migrations/migrate.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { createPostgresCounters } from '#server/storage/database/engines/postgres/counters.ts';
import { createPostgresJobClaimer } from '#server/storage/database/engines/postgres/job-claimer.ts';
import { LISTENER } from '#server/storage/database/engines/postgres/listener.ts';
import { createPostgresMessenger } from '#server/storage/database/engines/postgres/messenger.ts';
import { databaseName } from '#server/storage/storage-location.ts';
import { createPool } from '#server/storage/database/engines/postgres/pool.ts';
import { createPostgres } from '#server/storage/database/engines/postgres/postgres.ts';

type Options = { log: FastifyBaseLogger; isPatient?: boolean; leavesTables?: boolean };

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
    ensureReserve: async () => undefined,
    eraseDeleted: async () => undefined,
    messenger,
    counters: counters.create,
    jobClaimer: createPostgresJobClaimer(database),
    isInUse: async () => (await countListeners(database)) > 1,
    migrated,
    async close() {
      counters.close();
      await messenger.close();
      await database.destroy();
    },
  };
}

/** On a separate connection without timeouts, because a migration may take long. */
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
    `the database ${databaseName(url)} cannot be used: ${reasonOf(cause)}. Please see that it runs and that DATABASE_URL is right.`,
    {
      cause,
    },
  );
}

/** Every instance, including this one, has one listening connection. */
async function countListeners(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER}`.execute(database);
  return rows[0]?.count ?? 0;
}

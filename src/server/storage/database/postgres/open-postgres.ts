import type { FastifyBaseLogger } from 'fastify';
import { Failure } from '#server/errors.ts';
import { migrate } from '#server/storage/database/migrate.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { createPostgresCounters } from '#server/storage/database/postgres/counters.ts';
import { createPostgresTaker } from '#server/storage/database/postgres/job-taker.ts';
import { createPostgresMessenger } from '#server/storage/database/postgres/messenger.ts';
import { createPool } from '#server/storage/database/postgres/pool.ts';
import { createPostgres } from '#server/storage/database/postgres/postgres.ts';
import { UnusableDatabaseError } from '#server/storage/database/unusable-database.ts';

/** Opens a site's database on a PostgreSQL server. */
export async function openPostgres(url: string, log: FastifyBaseLogger): Promise<OpenedDatabase> {
  const migrated = await migrateFirst(url, log);
  const pool = createPool(url, log);
  const database = createPostgres(pool);
  const messenger = await createPostgresMessenger(url, pool, log);
  const counters = createPostgresCounters(pool, log);
  return {
    database,
    check: async () => void (await database.selectFrom('siteSettings').select('id').limit(1).execute()),
    messenger,
    counters: counters.create,
    taker: createPostgresTaker(database),
    migrated,
    async close() {
      counters.close();
      await messenger.close();
      await database.destroy();
    },
  };
}

/** On a connection of its own: a migration may take its time, as nobody is waiting for an answer yet. */
async function migrateFirst(url: string, log: FastifyBaseLogger): Promise<string[]> {
  const database = createPostgres(createPool(url, log, { isPatient: true }));
  try {
    return await migrate(database);
  } catch (error) {
    throw new UnusableDatabaseError(`the database ${nameOf(url)} cannot be used: ${reason(error)}`, {
      cause: error,
    });
  } finally {
    await database.destroy();
  }
}

/** Where the database is, as it may be logged: the address also holds the password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${host}`;
}

function reason(error: unknown): string {
  const cause = error instanceof Failure ? error.cause : error;
  // Where a name stands for several addresses, each has its own reason.
  const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  return first instanceof Error ? first.message : String(first);
}

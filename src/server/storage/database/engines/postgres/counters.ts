import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counters } from '#server/storage/database/opened-database.ts';
import type { Connections } from '#server/storage/database/engines/postgres/pool.ts';

const TABLE = 'rate_limits';
const CLEANUP_INTERVAL_MS = 5 * 60_000;

/** Counters in the database, shared by all instances. */
export function createPostgresCounters(pool: Connections, log: FastifyBaseLogger) {
  const create: Counters = (name, points, seconds) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      // Done below for all counters, and stopped when the site closes.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });

  const cleanup = setInterval(() => {
    pool
      .query({ text: `delete from ${TABLE} where expire < $1`, values: [Date.now()] })
      .catch((error: unknown) => log.warn({ err: error }, 'Expired rate limits could not be deleted'));
  }, CLEANUP_INTERVAL_MS).unref();

  return { create, close: () => clearInterval(cleanup) };
}

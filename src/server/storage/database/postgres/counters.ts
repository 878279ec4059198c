import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counters } from '#server/storage/database/counters.ts';
import type { Connections } from '#server/storage/database/postgres/pool.ts';

const TABLE = 'rate_limits';
const FORGET_EVERY_MS = 5 * 60_000;

/** Counts in the database, so that all instances count together. */
export function createPostgresCounters(pool: Connections, log: FastifyBaseLogger) {
  const create: Counters = (name, points, seconds) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      // Done below for all of them, and ended when the site closes.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });

  const forgetting = setInterval(() => {
    pool
      .query({ text: `delete from ${TABLE} where expire < $1`, values: [Date.now()] })
      .catch((error: unknown) => log.warn({ err: error }, 'Old limits could not be forgotten'));
  }, FORGET_EVERY_MS).unref();

  return { create, close: () => clearInterval(forgetting) };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/storage/database/database.ts';
import { createPool } from '#server/storage/database/postgres/pool.ts';
import { createPostgres } from '#server/storage/database/postgres/postgres.ts';

/** Lets work read a database as it is at one moment, however long it reads, on a connection of its own. */
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

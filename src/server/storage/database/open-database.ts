import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { usable } from '#server/storage/data-folder.ts';
import { countInMemory } from '#server/storage/database/counters.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { createLocalMessenger } from '#server/storage/database/messenger.ts';
import { migrate } from '#server/storage/database/migrate.ts';
import { openPostgres } from '#server/storage/database/postgres/open-postgres.ts';
import { createSqliteTaker } from '#server/storage/database/sqlite-job-taker.ts';
import { checkSqlite, openSqlite } from '#server/storage/database/sqlite.ts';

export type Place = { dataDir: string; databaseUrl: string | null };
type Options = { log: FastifyBaseLogger; lockWaitMs?: number | undefined };

/** Opens the database and brings its tables up to date: PostgreSQL where an address names it, else SQLite in the data folder. */
export function openDatabase({ dataDir, databaseUrl }: Place, options: Options): Promise<OpenedDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, options.log) : openInFolder(dataDir, options);
}

async function openInFolder(folder: string, { lockWaitMs }: Options): Promise<OpenedDatabase> {
  const file = join(folder, 'marquee.sqlite');
  const database = await usable(file, async () => openSqlite(file, { lockWaitMs }));
  return {
    database,
    check: () => checkSqlite(file),
    messenger: createLocalMessenger(),
    counters: countInMemory,
    taker: createSqliteTaker(database, join(folder, 'jobs.lock')),
    migrated: await usable(file, () => migrate(database)),
    close: () => database.destroy(),
  };
}

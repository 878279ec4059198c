import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { usable } from '#server/storage/data-folder.ts';
import { countInMemory } from '#server/storage/database/counters.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { createLocalMessenger } from '#server/storage/database/messenger.ts';
import { migrate } from '#server/storage/database/migrate.ts';
import { openPostgres } from '#server/storage/database/postgres/open-postgres.ts';
import { createSqliteTaker, isLocked } from '#server/storage/database/sqlite-job-taker.ts';
import { checkSqlite, openSqlite } from '#server/storage/database/sqlite.ts';

export type Place = { dataDir: string; databaseUrl: string | null };

/** The file that holds a site's rows where no address names a server. */
export const sqliteFileIn = (folder: string) => join(folder, 'marquee.sqlite');

type Options = {
  log: FastifyBaseLogger;
  lockWaitMs?: number | undefined;
  /** For work that may take long, and that no visitor waits for. */
  isPatient?: boolean;
};

/** Opens the database and brings its tables up to date: PostgreSQL where an address names it, else SQLite in the data folder. */
export function openDatabase({ dataDir, databaseUrl }: Place, options: Options): Promise<OpenedDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, options) : openInFolder(dataDir, options);
}

async function openInFolder(folder: string, { lockWaitMs }: Options): Promise<OpenedDatabase> {
  const file = sqliteFileIn(folder);
  const jobsLock = join(folder, 'jobs.lock');
  const database = await usable(file, async () => openSqlite(file, { lockWaitMs }));
  return {
    database,
    check: () => checkSqlite(file),
    messenger: createLocalMessenger(),
    counters: countInMemory,
    taker: createSqliteTaker(database, jobsLock),
    isInUse: async () => isLocked(jobsLock),
    migrated: await usable(file, () => migrate(database)),
    close: () => database.destroy(),
  };
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { makePrivate, usable } from '#server/storage/data-folder.ts';
import { createReserve, isDiskFull } from '#server/storage/disk-space.ts';
import { countInMemory } from '#server/storage/database/counters.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { createLocalMessenger } from '#server/storage/database/messenger.ts';
import { migrate, refuseOtherVersions } from '#server/storage/database/migrate.ts';
import { createSqliteTaker, isLocked } from '#server/storage/database/sqlite-job-taker.ts';
import { findDamage } from '#server/storage/database/sqlite-damage.ts';
import { keepReserve } from '#server/storage/database/sqlite-reserve.ts';
import { checkSqlite, openSqlite } from '#server/storage/database/sqlite.ts';

export type Place = { dataDir: string; databaseUrl: string | null };

/** The file that holds a site's rows where no address names a server. */
export const sqliteFileIn = (folder: string) => join(folder, 'marquee.sqlite');

type Options = {
  log: FastifyBaseLogger;
  lockWaitMs?: number | undefined;
  /** For work that may take long, and that no visitor waits for. */
  isPatient?: boolean;
  /** For programs beside the site: tables of another version are refused and left as they are, not brought up to date. */
  leavesTables?: boolean;
};

/** Opens the database and, unless told otherwise, brings its tables up to date: PostgreSQL where an address names it, else SQLite in the data folder. */
export async function openDatabase(
  { dataDir, databaseUrl }: Place,
  options: Options,
): Promise<OpenedDatabase> {
  if (!databaseUrl) return openInFolder(dataDir, options);
  // Loaded only where there is a server: on Node 20 its client loads all of Node's own fetch along.
  const { openPostgres } = await import('#server/storage/database/postgres/open-postgres.ts');
  return openPostgres(databaseUrl, options);
}

/** Where it matters, opening the database fails as well, and says why. */
const ignore = () => undefined;

async function openInFolder(
  folder: string,
  { lockWaitMs, leavesTables = false }: Options,
): Promise<OpenedDatabase> {
  const file = sqliteFileIn(folder);
  const jobsLock = join(folder, 'jobs.lock');
  const reserve = createReserve(folder);
  // Made here where they are missing: SQLite would make them for everybody to read.
  await Promise.all(
    [file, jobsLock].map((path) => writeFile(path, '', { flag: 'a', mode: 0o600 }).catch(ignore)),
  );
  await Promise.all([file, `${file}-wal`, `${file}-shm`, jobsLock].map(makePrivate));
  const open = async (isAlone = false) => {
    const database = openSqlite(file, {
      lockWaitMs,
      isAlone,
      isDiskFull: () => isDiskFull(folder),
      releaseReserve: () => reserve.release(),
    });
    try {
      return { database, migrated: await (leavesTables ? refuseOtherVersions : migrate)(database) };
    } catch (error) {
      await database.destroy().catch(ignore);
      throw error;
    }
  };
  const { database, migrated } = await usable(file, () =>
    open().catch((error: unknown) => {
      // On a full disk SQLite names many reasons, of which each is gone once there is room.
      if (!isDiskFull(folder)) throw error;
      return reserve.release() ? open() : open(true);
    }),
  );
  return {
    database,
    check: () => checkSqlite(file),
    findDamage: (signal) => findDamage(file, signal),
    keepReserve: async () => {
      await keepReserve(database, file);
      await reserve.hold();
    },
    messenger: createLocalMessenger(),
    counters: countInMemory,
    taker: createSqliteTaker(database, jobsLock),
    isInUse: async () => isLocked(jobsLock),
    migrated,
    close: () => database.destroy(),
  };
}

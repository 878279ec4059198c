import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sqliteFileIn, type StorageLocation } from '#server/storage/storage-location.ts';
import { diskFull } from '#server/errors.ts';
import { makePrivate, usable } from '#server/storage/data-folder.ts';
import { createReserve, isDiskFull } from '#server/storage/disk-space.ts';
import {
  countInMemory,
  createLocalMessenger,
  type OpenedDatabase,
} from '#server/storage/database/opened-database.ts';
import { migrate, refuseOtherVersions } from '#server/storage/database/migrations/migrate.ts';
import { createSqliteJobClaimer, isLocked } from '#server/storage/database/engines/sqlite/job-claimer.ts';
import { findDamage } from '#server/storage/database/engines/sqlite/damage.ts';
import { createFileIdentity } from '#server/storage/database/engines/sqlite/file-identity.ts';
import { ensureReserve, eraseDeleted } from '#server/storage/database/engines/sqlite/reserve.ts';
import { checkSqlite, openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';

type Options = {
  log: FastifyBaseLogger;
  lockWaitMs?: number | undefined;
  /** For long-running work outside of requests: no statement timeouts. */
  isPatient?: boolean;
  /** For programs beside the site: refuses tables of another version instead of migrating them. */
  leavesTables?: boolean;
};

/** Opens PostgreSQL if there is a URL, else SQLite in the data folder, and migrates the tables. */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<StorageLocation, 'dataDir' | 'databaseUrl'>,
  options: Options,
): Promise<OpenedDatabase> {
  if (!databaseUrl) return openInFolder(dataDir, options);
  // Imported only when needed: on Node 20 the client also loads all of Node's fetch.
  const { openPostgres } = await import('#server/storage/database/engines/postgres/open-postgres.ts');
  return openPostgres(databaseUrl, options);
}

/** If it matters, opening the database fails too, with a better message. */
const ignore = () => undefined;

async function openInFolder(
  folder: string,
  { lockWaitMs, leavesTables = false }: Options,
): Promise<OpenedDatabase> {
  const file = sqliteFileIn(folder);
  const jobsLock = join(folder, 'jobs.lock');
  const reserve = createReserve(folder);
  const identity = createFileIdentity(file);
  // Created here because SQLite would create them readable by every user.
  await Promise.all(
    [file, jobsLock].map((path) => writeFile(path, '', { flag: 'a', mode: 0o600 }).catch(ignore)),
  );
  await Promise.all([file, `${file}-wal`, `${file}-shm`, jobsLock].map(makePrivate));
  const open = async (isAlone = false) => {
    const database = openSqlite(file, {
      lockWaitMs,
      isAlone,
      identity,
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
      // On a full disk SQLite fails with many different messages.
      if (!isDiskFull(folder)) throw error;
      return reserve.release() ? open() : open(true);
    }),
  );
  return {
    database,
    check: async () => {
      identity.ensureSame();
      await checkSqlite(file);
    },
    findDamage: (signal) => findDamage(file, signal),
    ensureReserve: async () => {
      await ensureReserve(database, file);
      await reserve.ensure();
    },
    eraseDeleted: async () => {
      // The log is part of the reserve.
      if (isDiskFull(folder)) throw diskFull(new Error('The log of the database stays as it is'));
      await eraseDeleted(database, file);
    },
    messenger: createLocalMessenger(),
    counters: countInMemory,
    jobClaimer: createSqliteJobClaimer(database, jobsLock, identity),
    isInUse: async () => isLocked(jobsLock),
    migrated,
    close: () => database.destroy(),
  };
}

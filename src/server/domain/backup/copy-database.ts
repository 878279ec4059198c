import { open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { copyRows } from '#server/domain/move/move-rows.ts';
import { describeDatabase, sqliteFileIn, type StorageLocation } from '#server/storage/storage-location.ts';
import { listFilesInBin } from '#server/storage/database/queries/catalogue/bin.queries.ts';
import { UnusableDatabaseError, type Database } from '#server/storage/database/database.ts';
import {
  listCoversOfReleases,
  listFilesOfUploads,
  listPicturesOfPosts,
  listRiders,
} from '#server/storage/database/queries/site/files.queries.ts';
import { deleteOpenMails } from '#server/storage/database/queries/mail/mails.queries.ts';
import { stopNewsletters } from '#server/storage/database/queries/mail/outcomes.queries.ts';
import { lastMigrationOf, migrate } from '#server/storage/database/migrations/migrate.ts';
import { copySqlite, openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { deleteVisitors } from '#server/storage/database/queries/statistics/salts.queries.ts';
import { deleteAllUploads } from '#server/storage/database/queries/site/resumable-uploads.queries.ts';
import { listStoredFiles } from '#server/storage/database/queries/site/stored-files.queries.ts';
import { isOutOfSpace } from '#server/storage/disk-space.ts';

export type DatabaseCopy = {
  path: string;
  size: number;
  migration: string;
  /** The names of all referenced files, including those in the bin. */
  files: Set<string>;
  binned: Set<string>;
  /** By file name, as recorded at upload. */
  checksums: Map<string, string>;
};

type Deps = { location: StorageLocation; log: FastifyBaseLogger };

/** Copies a snapshot of the site's rows into a temporary SQLite file, which exists only during `work`. */
export async function withDatabaseCopy<T>(
  deps: Deps,
  path: string,
  work: (copy: DatabaseCopy) => Promise<T>,
): Promise<T> {
  const elsewhere = join(tmpdir(), `marquee-${basename(path)}`);
  try {
    const copy = await makeCopy(deps, path).catch(async (error: unknown) => {
      if (!isOutOfSpace(error)) throw error;
      // On a full disk a backup is needed most, and the system's temporary folder may have room.
      await removeCopy(path);
      return makeCopy(deps, elsewhere);
    });
    return await work(copy);
  } finally {
    for (const file of [path, elsewhere]) await removeCopy(file);
  }
}

async function makeCopy(deps: Deps, path: string): Promise<DatabaseCopy> {
  // Private, because it holds messages and password hashes.
  await (await open(path, 'wx', 0o600)).close();
  await copyDatabase(deps, path);
  const facts = await readCopy(path);
  return { path, size: (await stat(path)).size, ...facts };
}

async function removeCopy(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) await rm(file, { force: true });
}

async function copyDatabase({ location, log }: Deps, path: string): Promise<void> {
  const { databaseUrl, dataDir } = location;
  if (!databaseUrl) return copySqlite(sqliteFileIn(dataDir), path);
  const { withSnapshot } = await import('#server/storage/database/engines/postgres/postgres.ts');
  return withSnapshot(databaseUrl, log, (source) =>
    withSqlite(path, async (target) => {
      await migrate(target);
      await refuseOtherVersion(source, target, location);
      await copyRows({ source, target }, () => undefined);
    }),
  );
}

async function refuseOtherVersion(
  source: Database,
  target: Database,
  location: StorageLocation,
): Promise<void> {
  if ((await lastMigrationOf(source)) !== (await lastMigrationOf(target)))
    throw new UnusableDatabaseError(
      `${describeDatabase(location)} is of another version of Marquee. Use the version that the site runs.`,
    );
}

/** Reads which files belong to the copy, and deletes all sessions from it: a stolen backup must not allow signing in. */
function readCopy(path: string): Promise<Omit<DatabaseCopy, 'path' | 'size'>> {
  return withSqlite(path, async (copy) => {
    await sql`pragma secure_delete = on`.execute(copy);
    await copy.deleteFrom('sessions').execute();
    // Older versions had neither releases, nor a bin, nor posts, nor a press kit, nor mail, nor statistics, nor resumable uploads.
    const tables = await tablesIn(copy);
    if (tables.has('mails')) await stopMail(copy);
    if (tables.has('statistics')) await deleteVisitors(copy);
    if (tables.has('resumable_uploads')) await deleteAllUploads(copy);
    const binned = tables.has('bin') ? await readFileNames(listFilesInBin(copy)) : new Set<string>();
    const covers = tables.has('releases') ? await readFileNames(listCoversOfReleases(copy)) : [];
    const pictures = tables.has('posts') ? await readFileNames(listPicturesOfPosts(copy)) : [];
    const riders = tables.has('press') ? await readFileNames([await listRiders(copy)]) : [];
    const uploads = await readFileNames(listFilesOfUploads(copy));
    const files = new Set([...uploads, ...covers, ...pictures, ...riders, ...binned]);
    return { migration: await lastMigrationOf(copy), files, binned, checksums: await readChecksums(copy) };
  });
}

/** A restored site sends nothing that was on its way when the backup was made. */
async function stopMail(copy: Database): Promise<void> {
  await copy.deleteFrom('passwordResets').execute();
  await copy.deleteFrom('knownDevices').execute();
  await deleteOpenMails(copy);
  await stopNewsletters(copy);
}

async function readFileNames(parts: AsyncIterable<string[]> | string[][]): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const addresses of parts) for (const name of addresses.map(fileAt)) if (name) names.add(name);
  return names;
}

async function tablesIn(copy: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master`.execute(copy);
  return new Set(rows.map(({ name }) => name));
}

async function readChecksums(copy: Database): Promise<Map<string, string>> {
  const checksums = new Map<string, string>();
  // Older versions have no checksums.
  if (!(await tablesIn(copy)).has('stored_files')) return checksums;
  for await (const files of listStoredFiles(copy))
    for (const { name, sha256 } of files) checksums.set(name, sha256);
  return checksums;
}

async function withSqlite<T>(path: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openSqlite(path);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

import { open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { copyRows } from '#server/domain/move/move-rows.ts';
import { databaseIn, type Place } from '#server/domain/move/place.ts';
import { listFilesInBin } from '#server/storage/database/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listCoversOfReleases, listFilesOfUploads } from '#server/storage/database/files.queries.ts';
import { lastMigrationOf, migrate } from '#server/storage/database/migrate.ts';
import { sqliteFileIn } from '#server/storage/database/open-database.ts';
import { copySqlite } from '#server/storage/database/sqlite-copy.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';
import { listStoredFiles } from '#server/storage/database/stored-files.queries.ts';
import { UnusableDatabaseError } from '#server/storage/database/unusable-database.ts';
import { isForWantOfSpace } from '#server/storage/disk-space.ts';

export type DatabaseCopy = {
  path: string;
  size: number;
  migration: string;
  /** The names of the files that its rows name, those in the bin included. */
  files: Set<string>;
  /** The names of those in the bin. */
  binned: Set<string>;
  /** The sums that were written down when files were uploaded, by the name of the file. */
  checksums: Map<string, string>;
};

type Needs = { place: Place; log: FastifyBaseLogger };

/** Copies the site's rows, as they are at one moment, into a SQLite file that is lent to the work and then removed. */
export async function withDatabaseCopy<T>(
  needs: Needs,
  path: string,
  work: (copy: DatabaseCopy) => Promise<T>,
): Promise<T> {
  const elsewhere = join(tmpdir(), `marquee-${basename(path)}`);
  try {
    const copy = await makeCopy(needs, path).catch(async (error: unknown) => {
      if (!isForWantOfSpace(error)) throw error;
      // On a full disk a backup is what its owner needs, and the system's own folder may have room.
      await removeCopy(path);
      return makeCopy(needs, elsewhere);
    });
    return await work(copy);
  } finally {
    for (const file of [path, elsewhere]) await removeCopy(file);
  }
}

async function makeCopy(needs: Needs, path: string): Promise<DatabaseCopy> {
  // It holds messages and password hashes, which are nobody else's to read.
  await (await open(path, 'wx', 0o600)).close();
  await copyDatabase(needs, path);
  const facts = await lookInto(path);
  return { path, size: (await stat(path)).size, ...facts };
}

async function removeCopy(path: string): Promise<void> {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) await rm(file, { force: true });
}

async function copyDatabase({ place, log }: Needs, path: string): Promise<void> {
  const { databaseUrl, dataDir } = place;
  if (!databaseUrl) return copySqlite(sqliteFileIn(dataDir), path);
  const { withSnapshot } = await import('#server/storage/database/postgres/snapshot.ts');
  return withSnapshot(databaseUrl, log, (source) =>
    using(path, async (target) => {
      await migrate(target);
      await refuseOtherVersion(source, target, place);
      await copyRows({ source, target }, () => undefined);
    }),
  );
}

async function refuseOtherVersion(source: Database, target: Database, place: Place): Promise<void> {
  if ((await lastMigrationOf(source)) !== (await lastMigrationOf(target)))
    throw new UnusableDatabaseError(
      `${databaseIn(place)} is of another version of Marquee. Use the version that the site runs.`,
    );
}

/** Reads which files belong to the copy, and takes out who is signed in: a stolen backup must not be a key. */
function lookInto(path: string): Promise<Omit<DatabaseCopy, 'path' | 'size'>> {
  return using(path, async (copy) => {
    await sql`pragma secure_delete = on`.execute(copy);
    await copy.deleteFrom('sessions').execute();
    // Older versions had neither releases nor a bin.
    const has = await tablesIn(copy);
    const binned = has.has('bin') ? await namesIn(listFilesInBin(copy)) : new Set<string>();
    const covers = has.has('releases') ? await namesIn(listCoversOfReleases(copy)) : [];
    const files = new Set([...(await namesIn(listFilesOfUploads(copy))), ...covers, ...binned]);
    return { migration: await lastMigrationOf(copy), files, binned, checksums: await readChecksums(copy) };
  });
}

async function namesIn(parts: AsyncIterable<string[]>): Promise<Set<string>> {
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
  // Older versions wrote down none.
  if (!(await tablesIn(copy)).has('stored_files')) return checksums;
  for await (const files of listStoredFiles(copy))
    for (const { name, sha256 } of files) checksums.set(name, sha256);
  return checksums;
}

async function using<T>(path: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openSqlite(path);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

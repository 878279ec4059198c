import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';
import {
  addressOfDatabase,
  createTestDatabase,
  dropTestDatabase,
  giveBackDatabase,
  takeDatabase,
} from '#tests/support/postgres/databases.ts';

/** Whether the tests run over PostgreSQL and S3 instead of SQLite and a folder. */
const isOnPostgresAndS3 = process.env['TEST_STORES'] === 'postgres-s3';

/** What a site whose data folder this is needs to know about its stores. One that is new to them starts with nothing. */
export async function environmentOf(folder: string): Promise<Record<string, string>> {
  if (!isOnPostgresAndS3) return { DATA_DIR: folder };
  const { createTestBucket } = await loadBuckets();
  return {
    DATA_DIR: folder,
    DATABASE_URL: await databaseOf(folder),
    ...(await createTestBucket(bucketFor(folder))),
  };
}

/** A folder of a site that has been started once: making the tables takes longer than most tests. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'));
  if (isOnPostgresAndS3) {
    taken.set(folder, await takeDatabase());
  } else {
    emptyDatabase ??= makeEmptyDatabase();
    await writeFile(join(folder, 'marquee.sqlite'), await emptyDatabase);
  }
  return folder;
}

/** Removes what a site kept outside of its folder. */
export async function removeStores(folder: string): Promise<void> {
  if (!isOnPostgresAndS3) return;
  const name = taken.get(folder);
  taken.delete(folder);
  if (name) await giveBackDatabase(name);
  else await dropTestDatabase(nameFor(folder));
  const { removeTestBucket } = await loadBuckets();
  await removeTestBucket(bucketFor(folder));
}

/** Only where there are buckets: their client and their server are a good part of all there is to load. */
const loadBuckets = () => import('#tests/support/s3/environment.ts');

/** The files of a site that is not running, or runs in another process. */
export async function openStoredFiles(folder: string): Promise<MediaStore> {
  return openMediaStore(readConfig(await environmentOf(folder)));
}

/** The database of a site that is not running. */
export async function openStoredDatabase(folder: string): Promise<OpenedDatabase> {
  const { DATABASE_URL } = await environmentOf(folder);
  return openDatabase(
    { dataDir: folder, databaseUrl: DATABASE_URL ?? null },
    { log: pino({ level: 'error' }) },
  );
}

/** The databases of folders that were made with tables. */
const taken = new Map<string, string>();

async function databaseOf(folder: string): Promise<string> {
  const name = taken.get(folder);
  return name ? addressOfDatabase(name) : createTestDatabase(nameFor(folder));
}

function nameFor(folder: string): string {
  return `marquee_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
}

/** A bucket's name has no underscore. */
const bucketFor = (folder: string) => nameFor(folder).replace('_', '-');

let emptyDatabase: Promise<Buffer> | undefined;

async function makeEmptyDatabase(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-empty-'));
  const { close } = await openStoredDatabase(folder);
  await close();
  const bytes = await readFile(join(folder, 'marquee.sqlite'));
  await rm(folder, { recursive: true, force: true });
  return bytes;
}

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Tables } from '#server/storage/database/tables.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { createTestDatabase, dropTestDatabase, TEMPLATE } from '#tests/support/postgres/databases.ts';
import { s3Environment } from '#tests/support/s3/environment.ts';
import { startProgram } from '#tests/support/processes.ts';
import { storedFiles } from '#tests/support/store.ts';
import { removeStores } from '#tests/support/stores.ts';

/** Where a site lives, as the variables that say so. */
export type Variables = Record<string, string>;

export const noBucket = Object.fromEntries(
  ['BUCKET', 'ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => [`S3_${name}`, '']),
);

/** A folder for SQLite and files on disk. */
export async function inFolder(): Promise<Variables> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-move-'));
  onTestFinished(async () => {
    await removeStores(folder);
    await rm(folder, { recursive: true, force: true });
  });
  return { DATA_DIR: folder, DATABASE_URL: '', ...noBucket };
}

/** A PostgreSQL database with its tables, and a bucket. */
export async function onPostgresAndS3(): Promise<Variables> {
  const { DATA_DIR = '' } = await inFolder();
  const name = `marquee_move_${randomBytes(8).toString('hex')}`;
  const DATABASE_URL = await createTestDatabase(name, TEMPLATE);
  onTestFinished(() => dropTestDatabase(name));
  return { DATA_DIR, DATABASE_URL, ...(await s3Environment()) };
}

type Order = { from: Variables; to: Variables; args?: string[] };

/** The target is given by variables, which keep passwords off the command line. */
export function startMove({ from, to, args = [] }: Order) {
  const targets = Object.entries(to).map(([name, value]) => [`TARGET_${name}`, value]);
  const environment = { ...from, ...Object.fromEntries(targets) };
  return startProgram('move', args, { environment });
}

export const move = (order: Order) => startMove(order).ended();

type Place = { database: Database; media: MediaStore };

/** Opens where a site that is not running lives. */
export async function inside<T>(variables: Variables, work: (place: Place) => Promise<T>): Promise<T> {
  const config = readConfig(variables);
  const { database, close } = await openDatabase(config, { log: pino({ level: 'error' }) });
  const media = await openMediaStore(config);
  try {
    return await work({ database, media });
  } finally {
    await media.close();
    await close();
  }
}

const tables: (keyof Tables)[] = [
  'users',
  'sessions',
  'releases',
  'tracks',
  'videos',
  'aboutImages',
  'shows',
  'posts',
  'bin',
  'messages',
  'siteSettings',
  'press',
  'uploadKeys',
  'jobs',
  'storedFiles',
];

/** Every row of every table, and every file with a hash of its bytes, those still arriving included. */
export function everythingIn(variables: Variables) {
  return inside(variables, async ({ database, media }) => {
    const rows: Record<string, unknown[]> = {};
    for (const table of tables) {
      const found = await database.selectFrom(table).selectAll().execute();
      rows[table] = found.sort((one, other) => (identityOf(one) < identityOf(other) ? -1 : 1));
    }
    const files = await storedFiles({ media, folder: variables['DATA_DIR'] ?? '' });
    return { rows, files };
  });
}

function identityOf(row: object): string {
  const { id, idHash, key, kind, itemId, subject, name } = row as Record<string, unknown>;
  return JSON.stringify([id, idHash, key, kind, itemId, subject, name]);
}

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect } from 'vitest';
import { startRunningSite } from '#tests/support/running-site.ts';
import { whenOver } from '#tests/support/share.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';
import { arrivingFiles } from '#tests/support/store.ts';

/** A folder that is removed when the test, or the last test that shares it, ends. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-fault-'));
  whenOver(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Options = { dataDir: string; environment?: Record<string, string> };

/** The real program on this folder, with an owner and without low limits. It ends with the test. */
export async function startOwnedSite({ dataDir, environment = {} }: Options) {
  const site = await startRunningSite({
    dataDir,
    environment: {
      OWNER_USERNAME: owner.username,
      OWNER_PASSWORD: owner.password,
      CONTACT_LIMIT_PER_HOUR: '100000',
      TRUST_PROXY: '127.0.0.1',
      ...environment,
    },
  });
  whenOver(site.kill);
  return { ...site, signIn: () => signInAt(site.url, owner) };
}

/** The stored files, without incoming ones, lost+found and share pictures, which are made in the background. */
export async function storedNames(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'uploads'), { withFileTypes: true }).catch(() => []);
  return entries
    .flatMap((entry) => (entry.isFile() && !entry.name.startsWith('share-') ? [entry.name] : []))
    .sort();
}

type SqliteFile = InstanceType<typeof DatabaseSync>;

/** Reads the database of a site directly. */
export function readDatabase<T>(dataDir: string, read: (database: SqliteFile) => T): T {
  const database = new DatabaseSync(join(dataDir, 'marquee.sqlite'), { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** Every row has its file, every file its row, nothing is half stored, and the database is intact. */
export async function expectNothingAmiss(dataDir: string): Promise<void> {
  const { integrity, rows } = readDatabase(dataDir, (database) => ({
    integrity: database.prepare('pragma integrity_check').all(),
    rows: database
      .prepare(
        `select audio_file as file from tracks union all select cover_art from tracks
         union all select video_file from videos union all select thumbnail from videos
         union all select image_path from about_images`,
      )
      .all() as { file: string | null }[],
  }));
  const addresses = rows.flatMap(({ file }) => (file ? [file.slice('/uploads/'.length)] : []));
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
  const stored = await storedNames(dataDir);
  const stems = new Set(addresses.map((name) => name.split('.')[0]));
  expect({
    rowsWithoutFile: addresses.filter((name) => !stored.includes(name)),
    filesWithoutRow: stored.filter((name) => !stems.has(name.split(/[-.]/)[0])),
    arriving: await arrivingFiles(dataDir),
  }).toEqual({ rowsWithoutFile: [], filesWithoutRow: [], arriving: [] });
}

export async function expectHealthy(url: string): Promise<void> {
  const health = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) });
  expect(health.status).toBe(200);
}

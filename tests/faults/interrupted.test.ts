import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '#server/storage/database/migrate.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';
import { formOf } from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';
import { arrivingFiles } from '#tests/support/store.ts';

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-fault-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function upload(url: string, title: string): Promise<number> {
  const body = await formOf({ title }, { audioFile: 'tone.mp3' });
  const headers = { cookie: await signInAt(url, owner) };
  return (await fetch(`${url}/api/tracks`, { method: 'POST', headers, body })).status;
}

async function storedNames(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'uploads'), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}

test('A3: a power cut between the kept file and its row leaves neither', async () => {
  const dataDir = await freshFolder();
  const environment = { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password };
  const before = await startRunningSite({ dataDir, environment });
  onTestFinished(before.remove);
  const first = await upload(before.url, 'First');
  expect(first).toBe(201);
  await before.stop();
  const kept = await storedNames(dataDir);

  const doomed = await startRunningSite({
    dataDir,
    environment: { ...environment, NODE_ENV: 'test', FAIL_POINT: 'file-kept' },
  });
  onTestFinished(doomed.remove);
  await expect(upload(doomed.url, 'Second')).rejects.toThrow('fetch failed');
  expect(await storedNames(dataDir)).toHaveLength(kept.length + 1);

  const after = await startRunningSite({ dataDir, environment });
  onTestFinished(after.remove);
  await vi.waitFor(async () => expect(await storedNames(dataDir)).toEqual(kept), 30_000);
  const tracks = (await (await fetch(`${after.url}/api/tracks`)).json()) as Track[];
  expect(tracks.map(({ title }) => title)).toEqual(['First']);
  expect(await arrivingFiles(dataDir)).toEqual([]);
  figure(
    'A3',
    '1 file kept without its row, 0 left in the store after the next start, 0 rows without a file',
  );
});

test('A4: a migration that is cut off is completed by the next start', async () => {
  const dataDir = await freshFolder();
  const file = join(dataDir, 'marquee.sqlite');
  const database = openSqlite(file);
  await migrate(database, '001-first-tables');
  await database.destroy();
  const readTracks = () => {
    const raw = new DatabaseSync(file);
    const rows = raw.prepare('select id, title, audio_file, upload_date from tracks order by id').all();
    raw.close();
    return rows;
  };
  const raw = new DatabaseSync(file);
  const track = raw.prepare(
    `insert into tracks (title, release_type, audio_file, peaks, upload_date)
     values (?, 'ep', '/uploads/a.mp3', '[]', '2024-01-01')`,
  );
  raw.exec('begin');
  for (let number = 1; number <= 1_000; number += 1) track.run(`Song ${number}`);
  raw.exec('commit');
  raw.close();
  const rows = readTracks();

  const doomed = startRunningSite({ dataDir, environment: { NODE_ENV: 'test', FAIL_POINT: 'migrating' } });
  await expect(doomed).rejects.toThrow('The site stopped');
  expect(readTracks()).toEqual(rows);

  const site = await startRunningSite({ dataDir });
  onTestFinished(site.remove);
  const response = await fetch(`${site.url}/api/tracks?limit=1&q=song`);
  expect(response.headers.get('x-total-count')).toBe('1000');
  expect(readTracks()).toEqual(rows);
  figure(
    'A4',
    'killed in the middle of a migration: completed by the next start, 1,000 of 1,000 rows unchanged',
  );
});

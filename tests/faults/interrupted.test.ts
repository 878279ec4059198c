import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { migrate } from '#server/storage/database/migrations/migrate.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { aMessage, formOf } from '#tests/support/factories.ts';
import {
  expectHealthy,
  expectNothingAmiss,
  freshFolder,
  readDatabase,
  startOwnedSite,
  storedNames,
} from '#tests/support/fault-site.ts';
import { figure, isLong } from '#tests/support/figures.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { startUpload } from '#tests/support/network/slow-upload.ts';
import { arrivingFiles } from '#tests/support/store.ts';

const KILLS = isLong ? 50 : 2;
const LEAVING = isLong ? 30 : 6;
const UPLOADS_CUT = isLong ? 10 : 1;

/** Writes messages without a pause until the site stops answering; returns the subjects of those that were accepted. */
async function writeUntilCut(url: string, round: number): Promise<string[]> {
  const accepted: string[] = [];
  const write = async (writer: number) => {
    for (let count = 0; ; count += 1) {
      const subject = `Message ${round}-${writer}-${count}`;
      const { status } = await fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...aMessage, subject }),
      });
      if (status === 201) accepted.push(subject);
    }
  };
  await Promise.allSettled([1, 2, 3, 4].map(write));
  return accepted;
}

test('A1: what was acknowledged before a power cut is there after it', async () => {
  const dataDir = await freshFolder();
  const accepted: string[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    const site = await startOwnedSite({ dataDir });
    const writing = writeUntilCut(site.url, round);
    // At another point of the load each time.
    const reached = Math.floor(Math.random() * 60) + 1;
    await vi.waitFor(
      () => {
        const { written } = readDatabase(dataDir, (database) =>
          database
            .prepare(`select count(*) as written from messages where subject like 'Message ${round}-%'`)
            .get(),
        ) as { written: number };
        expect(written).toBeGreaterThanOrEqual(reached);
      },
      { timeout: 30_000, interval: 5 },
    );
    await site.kill();
    accepted.push(...(await writing));
    await expectNothingAmiss(dataDir);
  }
  const kept = readDatabase(dataDir, (database) =>
    database.prepare('select subject from messages').all(),
  ) as { subject: string }[];
  const subjects = new Set(kept.map(({ subject }) => subject));
  expect(accepted.filter((subject) => !subjects.has(subject))).toEqual([]);
  const site = await startOwnedSite({ dataDir });
  await expectHealthy(site.url);
  figure(
    'A1',
    `${KILLS} × kill -9 while writing: 0 of ${accepted.length} acknowledged missing, database sound each time`,
  );
});

test('A2: a power cut during an upload leaves nothing', async () => {
  const dataDir = await freshFolder();
  for (let round = 1; round <= UPLOADS_CUT; round += 1) {
    const site = await startOwnedSite({ dataDir });
    const upload = startUpload({ url: site.url, cookie: await site.signIn() });
    await upload.send((round - 0.5) / UPLOADS_CUT);
    await vi.waitFor(async () => expect(await arrivingFiles(dataDir)).toHaveLength(1));
    await site.kill();
    expect(await upload.ended).toBeNull();
  }
  const site = await startOwnedSite({ dataDir });
  await vi.waitFor(() => expectNothingAmiss(dataDir), 30_000);
  expect(await (await fetch(`${site.url}/api/videos`)).json()).toEqual([]);
  await expectHealthy(site.url);
  figure('A2', `${UPLOADS_CUT} × kill -9 during a 100 MB upload: 0 rows, 0 files, 0 temporary files left`);
});

test('A3: a power cut between the kept file and its row leaves neither', async () => {
  const dataDir = await freshFolder();
  const uploadTo = async (site: { url: string; signIn: () => Promise<string> }, title: string) =>
    fetch(`${site.url}/api/tracks`, {
      method: 'POST',
      headers: { cookie: await site.signIn() },
      body: await formOf({ title }, { audioFile: 'tone.mp3' }),
    });
  const before = await startOwnedSite({ dataDir });
  expect((await uploadTo(before, 'First')).status).toBe(201);
  await before.stop();
  const kept = await storedNames(dataDir);

  const doomed = await startOwnedSite({
    dataDir,
    environment: { NODE_ENV: 'test', FAIL_POINT: 'file-kept' },
  });
  await expect(uploadTo(doomed, 'Second')).rejects.toThrow('fetch failed');
  expect(await storedNames(dataDir)).toHaveLength(kept.length + 1);

  const after = await startOwnedSite({ dataDir });
  await vi.waitFor(() => expectNothingAmiss(dataDir), 30_000);
  expect(await storedNames(dataDir)).toEqual(kept);
  const tracks = (await (await fetch(`${after.url}/api/tracks`)).json()) as Track[];
  expect(tracks.map(({ title }) => title)).toEqual(['First']);
  await expectHealthy(after.url);
  figure('A3', 'kill -9 between the kept file and its row: 0 files without a row, 0 rows without a file');
});

test('A4: a migration that is cut off is completed by the next start', async () => {
  const dataDir = await freshFolder();
  const file = join(dataDir, 'marquee.sqlite');
  const database = openSqlite(file);
  await migrate(database, '001-first-tables');
  await database.destroy();
  const raw = new DatabaseSync(file);
  const track = raw.prepare(
    `insert into tracks (title, release_type, audio_file, peaks, upload_date)
     values (?, 'ep', '/uploads/a.mp3', '[]', '2024-01-01')`,
  );
  raw.exec('begin');
  for (let number = 1; number <= 1_000; number += 1) track.run(`Song ${number}`);
  raw.exec('commit');
  raw.close();
  const readTracks = () =>
    readDatabase(dataDir, (opened) =>
      opened.prepare('select id, title, audio_file, upload_date from tracks order by id').all(),
    );
  const rows = readTracks();

  const doomed = startRunningSite({ dataDir, environment: { NODE_ENV: 'test', FAIL_POINT: 'migrating' } });
  await expect(doomed).rejects.toThrow('The site stopped');
  expect(readTracks()).toEqual(rows);

  const site = await startRunningSite({ dataDir });
  onTestFinished(site.remove);
  const response = await fetch(`${site.url}/api/tracks?limit=1&q=song`);
  expect(response.headers.get('x-total-count')).toBe('1000');
  expect(readTracks()).toEqual(rows);
  await expectHealthy(site.url);
  figure(
    'A4',
    'kill -9 in the middle of a migration: completed by the next start, 1,000 of 1,000 rows unchanged',
  );
});

test('A11: an aborted upload leaves nothing, not even an open file', async () => {
  const dataDir = await freshFolder();
  const site = await startOwnedSite({ dataDir });
  const cookie = await site.signIn();
  const leaveAt = async (share: number) => {
    const upload = startUpload({ url: site.url, cookie, size: 4 * 1024 * 1024 });
    await upload.send(share);
    upload.leave();
    await upload.ended;
  };
  const openFiles = async () => (await readdir(`/proc/${site.pid}/fd`)).length;
  await leaveAt(0.5);
  await vi.waitFor(() => expectNothingAmiss(dataDir));
  const before = await openFiles();
  for (let round = 0; round < LEAVING; round += 1) await leaveAt([0.01, 0.5, 0.99][round % 3] ?? 1);
  await vi.waitFor(() => expectNothingAmiss(dataDir));
  const after = await vi.waitFor(async () => {
    const count = await openFiles();
    expect(count).toBeLessThanOrEqual(before);
    return count;
  });
  await expectHealthy(site.url);
  figure(
    'A11',
    `${LEAVING} left at 1, 50 and 99 %: 0 rows, 0 files left; open files ${before} before, ${after} after`,
  );
});

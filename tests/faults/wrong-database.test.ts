import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { damagePage } from '#tests/support/damage/damage-page.ts';
import { formOf, makePhoto, makeTrack } from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { makeSite, owner } from '#tests/support/site.ts';

const EACH = 2;
const environment = { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password };

/**
 * Every file below the folder of uploads with its bytes, lost+found included. Without what is still arriving, and without
 * the pictures for sharing links, which are drawn by the numbers of the rows and drawn again whenever they are missing.
 */
async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const folder = join(dataDir, 'uploads');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.incoming'))
    .filter(({ name }) => !name.startsWith('share-'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, (await readFile(file)).toString('base64')])),
  );
}

async function uploadTracksAndPhotos(dataDir: string): Promise<void> {
  const site = await makeSite({ dataDir, environment });
  const visitor = site.visitor();
  await visitor.post(apiPaths.login, owner);
  for (let number = 0; number < EACH; number += 1) {
    await makeTrack(visitor);
    await makePhoto(visitor);
  }
  await site.jobs.idle();
  await site.close();
}

/** Overwrites the page at which a table begins. */
async function damage(file: string, table: string): Promise<void> {
  const database = new DatabaseSync(file);
  const { page } = database
    .prepare('select rootpage as page from sqlite_master where name = ?')
    .get(table) as { page: number };
  database.close();
  await damagePage(file, page);
}

test('A15: a start beside a database that is missing, empty, too old or damaged removes no file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-fault-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const file = join(dataDir, 'marquee.sqlite');
  const copies = { older: join(dataDir, 'older'), newest: join(dataDir, 'newest') };
  for (const copy of [copies.older, copies.newest]) {
    await uploadTracksAndPhotos(dataDir);
    await copyFile(file, copy);
  }
  const files = await filesIn(dataDir);
  const count = Object.keys(files).length;
  expect(count).toBeGreaterThan(4 * EACH);

  /** Starts the site beside this database and uploads something, as often as told. */
  async function start(times: number, prepare: () => Promise<void>, says: RegExp): Promise<void> {
    for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
    await prepare();
    for (let time = 0; time < times; time += 1) {
      const site = await startRunningSite({ dataDir, environment });
      onTestFinished(site.remove);
      await vi.waitFor(() => expect(site.log.join('\n')).toMatch(says), { timeout: 60_000, interval: 100 });
      const headers = { cookie: await signInAt(site.url, owner) };
      const body = await formOf({ title: 'New' }, { audioFile: 'tone.mp3' });
      await fetch(site.url + apiPaths.tracks, { method: 'POST', headers, body });
      await site.stop();
    }
    expect(await filesIn(dataDir)).toMatchObject(files);
  }

  const isNew = /files belong to nothing .+ left in place\. The database is new/;
  await start(2, async () => undefined, isNew);
  await start(1, () => writeFile(file, ''), isNew);
  await start(2, () => copyFile(copies.older, file), /left in place\. The database is older/);
  const damageNewest = async () => {
    await copyFile(copies.newest, file);
    await damage(file, 'tracks');
  };
  await start(1, damageNewest, /malformed|damaged|corrupt/i);

  for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
  await copyFile(copies.newest, file);
  const site = await startRunningSite({ dataDir });
  onTestFinished(site.remove);
  const [track] = (await (await fetch(site.url + apiPaths.tracks)).json()) as { audioFile: string }[];
  expect((await fetch(site.url + track?.audioFile)).status).toBe(200);
  expect(site.log.join('\n')).not.toContain('Missing files');
  figure('A15', `4 wrong databases, 6 starts with an upload after each: ${count} of ${count} files in place`);
});

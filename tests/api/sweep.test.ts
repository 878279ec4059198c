import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { sweep } from '#server/domain/jobs/sweep.job.ts';
import {
  insertPhoto,
  insertTrack,
  makePhoto,
  makeTrack,
  makeVideo,
  storeFile,
} from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';
import { keepFixture, storedFiles } from '#tests/support/store.ts';

/** A name as uploads get one. */
const ours = (digit: string, number = 0) => `${String(number).padStart(2, '0')}${digit.repeat(30)}.mp3`;

async function emptySite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-sweep-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const site = await makeSite({ dataDir });
  // Its own sweep at the start is over, so that the tests see only theirs.
  await site.jobs.idle();
  return { site, dataDir, uploads: join(dataDir, 'uploads') };
}

/** With everything that uploads leave behind: the files, and what was made from them. */
async function siteWithContent() {
  const { site, dataDir, uploads } = await emptySite();
  const owner = await makeOwner(site);
  await makeTrack(owner, { coverArt: 'picture.jpg' });
  await makeVideo(owner, { videoFile: 'clip.mp4' });
  await makePhoto(owner);
  await site.jobs.idle();
  return { site, dataDir, uploads };
}

async function sweepAndListen(site: Site): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line).msg) });
  // Started after whatever the test has put there.
  const startedAt = new Date(Date.now() + 1_000);
  await sweep({ database: site.database, media: site.media, log, startedAt }, site.jobs.signal);
  return lines;
}

test('the next start removes what a crash left, and nothing else', async () => {
  const { site, dataDir, uploads } = await siteWithContent();
  const before = await storedFiles(site);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  await keepFixture(site.media, 'tone.mp3', `${'0'.repeat(32)}.mp3`);
  await keepFixture(site.media, 'picture.jpg', `${'1'.repeat(32)}.jpg`);
  await keepFixture(site.media, 'picture.avif', `${'1'.repeat(32)}-640.avif`);
  await site.close();
  await writeFile(join(uploads, '.incoming', 'half'), 'of a file');
  const restarted = await makeSite({ dataDir });
  await restarted.jobs.idle();
  expect(await storedFiles(restarted)).toEqual(before);
});

test('says what it removed and which file is missing', async () => {
  const { site, uploads } = await emptySite();
  await insertTrack(site, { audioFile: await storeFile(site, 'tone.mp3') });
  expect(await sweepAndListen(site)).toEqual([]);
  await insertTrack(site, { title: 'Lost', audioFile: '/uploads/lost.mp3' });
  await writeFile(join(uploads, '.incoming', 'half'), 'of a file');
  await writeFile(join(uploads, ours('0')), 'x');
  expect(await sweepAndListen(site)).toEqual([
    'Removed 1 uploads that never finished',
    'Missing files: 1 (lost.mp3 of "Lost")',
    'Removed 1 stored files that belonged to nothing',
  ]);
});

test('names the first few of many missing files, in one line', async () => {
  const site = await makeSite();
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await insertPhoto(site, { title, imagePath: `/uploads/${title}.jpg` });
  }
  expect(await sweepAndListen(site)).toEqual([
    'Missing files: 5 (One.jpg of "One", Two.jpg of "Two", Three.jpg of "Three" and 2 more)',
  ]);
});

test('keeps its hands off files of what must be another database', async () => {
  const site = await makeSite();
  const uploads = join(site.folder, 'uploads');
  for (let index = 0; index < 21; index += 1)
    await writeFile(join(uploads, ours(String.fromCharCode(97 + (index % 6)), index)), 'x');
  expect(await sweepAndListen(site)).toEqual([
    '21 stored files belong to nothing in this database, so none was removed',
  ]);
  expect((await readdir(uploads)).length).toBe(22);
});

test('leaves alone what may be on the way to its row', async () => {
  const { site, uploads } = await emptySite();
  await writeFile(join(uploads, ours('0')), 'x');
  await site.database
    .updateTable('jobs')
    .set({ notBefore: new Date(0).toISOString() })
    .execute();
  await site.jobs.idle();
  expect(await readdir(uploads)).toContain(ours('0'));
});

test('takes away nothing beside a database that knows none of the files', async () => {
  const { dataDir, uploads } = await emptySite();
  await writeFile(join(uploads, ours('0')), 'x');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000);
  await utimes(join(uploads, ours('0')), twoDaysAgo, twoDaysAgo);
  const second = await makeSite({ dataDir });
  expect(await sweepAndListen(second)).toEqual([
    '1 stored files belong to nothing in this database, so none was removed',
  ]);
  expect(await readdir(uploads)).toContain(ours('0'));
});

test('takes away only what is older than a day while another program uses the files', async () => {
  const { site, dataDir, uploads } = await siteWithContent();
  const arriving = site.media.incomingPath();
  await writeFile(arriving, 'half of a file');
  for (const name of [ours('1'), ours('0')]) await writeFile(join(uploads, name), 'x');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000);
  await utimes(join(uploads, ours('0')), twoDaysAgo, twoDaysAgo);
  const second = await makeSite({ dataDir });
  expect(await sweepAndListen(second)).toEqual(['Removed 1 stored files that belonged to nothing']);
  expect(await readFile(arriving, 'utf8')).toBe('half of a file');
  expect(await readdir(uploads)).toEqual(expect.arrayContaining(['.incoming', ours('1')]));
  expect(await readdir(uploads)).not.toContain(ours('0'));
});

test('leaves what others keep in the same place', async () => {
  const { site, uploads } = await siteWithContent();
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000);
  for (const name of ['logo.png', 'index.html', ours('0')]) {
    await writeFile(join(uploads, name), 'x');
    await utimes(join(uploads, name), twoDaysAgo, twoDaysAgo);
  }
  expect(await sweepAndListen(site)).toEqual(['Removed 1 stored files that belonged to nothing']);
  expect(await readdir(uploads)).toEqual(expect.arrayContaining(['logo.png', 'index.html']));
});

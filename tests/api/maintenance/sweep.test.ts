import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { sweep } from '#server/domain/check/sweep.ts';
import {
  insertStoredFile,
  listStoredFiles,
} from '#server/storage/database/queries/site/stored-files.queries.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import {
  insertPhoto,
  insertTrack,
  makePhoto,
  makePost,
  makeTrack,
  makeVideo,
  storeFile,
} from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';
import { keepFixture, storedFiles } from '#tests/support/store.ts';

/** A name as uploads get one. */
const ours = (digit: string, number = 0) => `${String(number).padStart(2, '0')}${digit.repeat(30)}.mp3`;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

/** A stored file as it would be after so many days. */
async function leave(path: string, days = 2): Promise<void> {
  await writeFile(path, 'x');
  await utimes(path, daysAgo(days), daysAgo(days));
}

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
  await makePost(owner, { picture: 'picture.png' });
  await site.jobs.idle();
  return { site, owner, dataDir, uploads };
}

async function siteWithTrack() {
  const made = await emptySite();
  await insertTrack(made.site, { audioFile: await storeFile(made.site, 'tone.mp3') });
  return made;
}

async function sweepAndListen(site: Site): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line).msg) });
  // Started after whatever the test has put there.
  const startedAt = new Date(Date.now() + 1_000);
  await sweep({ ...site, log, startedAt }, site.jobs.signal);
  return lines;
}

async function lostAndFound(uploads: string): Promise<string[]> {
  const files = await readdir(join(uploads, 'lost+found'), { recursive: true }).catch(() => []);
  return files.filter((file) => file.includes('/')).sort();
}

const today = () => new Date().toISOString().slice(0, 10);

async function noticesFor(owner: Visitor): Promise<string[]> {
  return (await owner.get(apiPaths.notices)).json<{ message: string }[]>().map(({ message }) => message);
}

/** The same person with the same browser, at the site that was started again. */
function meetAgain(site: Site, { cookies }: Visitor): Visitor {
  const visitor = site.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

test('the next start puts what belongs to nothing into lost+found, tells the owner, and touches nothing else', async () => {
  const { site, owner, dataDir, uploads } = await siteWithContent();
  const [track, picture, size] = [
    `${'0'.repeat(32)}.mp3`,
    `${'1'.repeat(32)}.jpg`,
    `${'1'.repeat(32)}-640.avif`,
  ];
  await leave(join(uploads, 'logo.png'));
  const before = await storedFiles(site);
  expect(Object.keys(before).length).toBeGreaterThan(10);
  await keepFixture(site.media, 'tone.mp3', track);
  await keepFixture(site.media, 'picture.jpg', picture);
  await keepFixture(site.media, 'picture.avif', size);
  for (const name of [track, picture, size]) await utimes(join(uploads, name), daysAgo(2), daysAgo(2));
  await site.close();
  await writeFile(join(uploads, '.incoming', 'half'), 'of a file');

  const restarted = await makeSite({ dataDir });
  await restarted.jobs.idle();
  expect(await storedFiles(restarted)).toEqual(before);
  expect(await lostAndFound(uploads)).toEqual([track, size, picture].map((name) => `${today()}/${name}`));
  expect(await noticesFor(meetAgain(restarted, owner))).toEqual([
    expect.stringMatching(
      /^3 stored files belong to nothing that this database knows \(.+\) and are kept in lost\+found until you delete /,
    ),
  ]);
  for (const path of [picture, `lost+found/${today()}/${picture}`, `lost%2Bfound/${today()}/${picture}`])
    expect((await restarted.visitor().get(`/uploads/${path}`)).statusCode).toBe(404);
});

test('says which files it set aside and which are missing', async () => {
  const { site, uploads } = await siteWithTrack();
  expect(await sweepAndListen(site)).toEqual([]);
  await insertTrack(site, { title: 'Lost', audioFile: '/uploads/lost.mp3' });
  await writeFile(join(uploads, '.incoming', 'half'), 'of a file');
  await leave(join(uploads, ours('0')));
  // Newer than any row: from a database that this one is an older copy of.
  await leave(join(uploads, ours('1')), -0.5 / 86_400);
  expect(await sweepAndListen(site)).toEqual([
    'Removed 1 uploads that never finished',
    `Put into lost+found: ${ours('0')}`,
    expect.stringContaining('Missing files: 1 (lost.mp3 of "Lost"). Upload'),
    expect.stringMatching(
      `^1 stored file belongs to nothing in the database \\(${ours('1')}\\) and was left in place.*1 stored file belongs to nothing that this database knows \\(${ours('0')}\\) and is kept`,
    ),
  ]);
  expect((await (await makeOwner(site)).get('/api/health')).json()).toMatchObject({
    files: { state: 'missing', missing: 1, unknown: 1 },
  });
  expect(await readdir(uploads)).toContain(ours('1'));
});

test('names the first few of many missing files, in one line', async () => {
  const site = await makeSite();
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await insertPhoto(site, { title, imagePath: `/uploads/${title}.jpg` });
  }
  expect(await sweepAndListen(site)).toEqual([
    expect.stringContaining(
      'Missing files: 5 (One.jpg of "One", Two.jpg of "Two", Three.jpg of "Three" and 2 more).',
    ),
  ]);
  expect(await noticesFor(await makeOwner(site))).toEqual([expect.stringContaining('Missing files: 5 (One')]);
});

test('sets aside what a crash left before its row, though it is newer than any row, and forgets what never arrived', async () => {
  const { site, uploads } = await emptySite();
  const file = { size: 1, sha256: '', storedAt: new Date().toISOString() };
  for (const name of [ours('0'), ours('1')]) await insertStoredFile(site.database, { name, ...file });
  await writeFile(join(uploads, ours('0')), 'x');
  await writeFile(join(uploads, ours('2')), 'x');
  expect(await sweepAndListen(site)).toContain(`Put into lost+found: ${ours('0')}`);
  expect(await readdir(uploads)).toContain(ours('2'));
  const known: string[] = [];
  for await (const files of listStoredFiles(site.database)) known.push(...files.map(({ name }) => name));
  expect(known).toEqual([ours('0')]);
});

test('leaves more files in place than a crash can have left', async () => {
  const { site, uploads } = await siteWithTrack();
  for (let index = 0; index < 21; index += 1) await leave(join(uploads, ours('a', index)));
  const says = expect.stringMatching(
    /^21 stored files belong to nothing in the database \(\w+\.mp3, \w+\.mp3, \w+\.mp3 and 18 more\) and were left in place\. There are too many/,
  );
  expect(await sweepAndListen(site)).toEqual([says]);
  const owner = await makeOwner(site);
  expect(await noticesFor(owner)).toEqual([says]);
  expect((await owner.get('/api/health')).json()).toMatchObject({
    files: { state: 'unknown', unknown: 21 },
  });
  expect(await lostAndFound(uploads)).toEqual([]);
});

test('leaves alone what may be on the way to its row', async () => {
  const { site, uploads } = await siteWithTrack();
  await insertStoredFile(site.database, {
    name: ours('0'),
    size: 1,
    sha256: '',
    storedAt: new Date().toISOString(),
  });
  await writeFile(join(uploads, ours('0')), 'x');
  await site.database
    .updateTable('jobs')
    .set({ notBefore: new Date(0).toISOString() })
    .execute();
  await site.jobs.idle();
  expect(await readdir(uploads)).toContain(ours('0'));
});

test('sets aside only what is older than a day while another program uses the files', async () => {
  const { site, dataDir, uploads } = await siteWithTrack();
  const arriving = site.media.incomingPath();
  await writeFile(arriving, 'half of a file');
  await leave(join(uploads, ours('0')), 2);
  await leave(join(uploads, ours('1')), 0.5);
  const second = await makeSite({ dataDir });
  expect(await sweepAndListen(second)).toContain(`Put into lost+found: ${ours('0')}`);
  expect(await readFile(arriving, 'utf8')).toBe('half of a file');
  expect(await readdir(uploads)).toContain(ours('1'));
});

test('takes back what a row names again, and after thirty days removes what an upload here left, and nothing else', async () => {
  const { site, uploads } = await siteWithTrack();
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const put = async (name: string, day: string) => {
    await mkdir(join(uploads, 'lost+found', day), { recursive: true });
    await writeFile(join(uploads, 'lost+found', day, name), 'x');
  };
  await put(ours('0'), dayOf(daysAgo(40)));
  await put(ours('1'), dayOf(daysAgo(31)));
  await put(ours('2'), dayOf(daysAgo(30)));
  await put(ours('3'), dayOf(daysAgo(400)));
  await put('notes.txt', 'from-the-owner');
  for (const name of [ours('1'), ours('2')])
    await insertStoredFile(site.database, {
      name,
      size: 1,
      sha256: '',
      storedAt: daysAgo(40).toISOString(),
    });
  await insertTrack(site, { title: 'Back', audioFile: `/uploads/${ours('0')}` });
  expect(await sweepAndListen(site)).toEqual([
    `Taken back from lost+found: ${ours('0')}`,
    `Removed from lost+found: ${ours('1')}`,
    expect.stringContaining(`belongs to nothing on the site (${ours('2')}) and is kept in lost+found until`),
  ]);
  expect(await readFile(join(uploads, ours('0')), 'utf8')).toBe('x');
  // What this database never knew may be all that is left of a song.
  expect(await lostAndFound(uploads)).toEqual([
    `${dayOf(daysAgo(400))}/${ours('3')}`,
    `${dayOf(daysAgo(30))}/${ours('2')}`,
    'from-the-owner/notes.txt',
  ]);
});

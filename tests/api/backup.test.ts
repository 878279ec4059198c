import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/addresses.ts';
import type { BackupStatus } from '#shared/backup.schema.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { createBackups } from '#server/domain/backup/backups.ts';
import { backUpNightly } from '#server/domain/backup/nightly-backup.ts';
import { saveBackup } from '#server/domain/backup/save-backup.ts';
import { lastMigrationOf, migrate } from '#server/storage/database/migrate.ts';
import { sqliteFileIn } from '#server/storage/database/open-database.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';
import { deleteStoredFile, insertStoredFile } from '#server/storage/database/stored-files.queries.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import {
  compareWithManifest,
  makeFolder,
  manifestIn,
  onlyIn,
  readArchive,
  restore,
  run,
} from '#tests/support/backups.ts';
import {
  aMessage,
  deleteForGood,
  insertPhoto,
  insertTrack,
  makeTrack,
  storeFile,
} from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import { portOf } from '#tests/support/raw-http.ts';
import { makeOwner, makeSite, owner as credentials, type Site, type Visitor } from '#tests/support/site.ts';
import { arrivingFiles, keepFixture, storedFiles } from '#tests/support/store.ts';
import { environmentOf, isAtScale } from '#tests/support/stores.ts';

const silent = pino({ level: 'silent' });
const { signal } = new AbortController();

/** Backups of this site, over another view of its files if need be. */
const backupsOf = (site: Site, media: MediaStore = site.media) =>
  createBackups({ ...site, media, log: silent });

async function statusOf(visitor: Visitor): Promise<BackupStatus> {
  return (await visitor.get(apiPaths.backupStatus)).json<BackupStatus>();
}

/** A track with a file of its own in the store, as an upload would have left it. */
const addTrack = async (site: Site, title: string) =>
  insertTrack(site, { title, audioFile: await storeFile(site, 'tone.mp3') });

/** A photo, and one of the sizes that are made from it. */
async function addPhotoWithSize(site: Site): Promise<void> {
  const imagePath = await storeFile(site, 'picture.jpg');
  await insertPhoto(site, { imagePath });
  const size = imagePath.slice('/uploads/'.length).replace('.jpg', '-640.avif');
  await keepFixture(site.media, 'picture.avif', size);
}

/** So large that it does not fit between a server and a client who stops reading. */
async function addLargeTrack(site: Site, bytes = 20_000_000): Promise<string> {
  const path = site.media.incomingPath();
  const name = `${randomBytes(16).toString('hex')}.mp3`;
  await site.media.write(path, [Buffer.alloc(bytes, 'la')]);
  await site.media.save(path, name);
  await insertTrack(site, { title: 'Long', audioFile: `/uploads/${name}` });
  return name;
}

test('A13: a backup made while everybody uses the site is restored as a site that is whole', async () => {
  const [outside, restored] = [await makeFolder(), join(await makeFolder(), 'data')];
  const site = await makeSite({ environment: { FFMPEG_WORKER: 'off' }, runsJobs: true });
  const owner = await makeOwner(site);
  const tracks = await Promise.all(Array.from({ length: 40 }, (_, count) => addTrack(site, `Song ${count}`)));
  await addPhotoWithSize(site);
  const file = join(outside, 'site.tar');

  const environment = await environmentOf(site.folder);
  const backup = run('backup', [file], environment);
  const progress = { isOver: false };
  void backup.then(() => (progress.isOver = true));
  let changes = 0;
  while (!progress.isOver) {
    await makeTrack(owner, { title: `New ${changes}` });
    const old = tracks.pop();
    if (old) await deleteForGood(owner, `${apiPaths.tracks}/${old.id}`);
    await site.visitor().post(apiPaths.contact, { ...aMessage, subject: `Message ${changes}` });
    changes += 1;
  }
  const { code, output } = await backup;
  expect(output).toMatch(/^The whole site is in .+site\.tar: \d+ files, [\d.]+ [KM]B\.$/m);
  expect(code).toBe(0);
  expect(changes).toBeGreaterThan(0);
  expect(await readdir(outside)).toEqual(['site.tar']);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const again = await run('backup', [file], environment);
  expect(again.output).toMatch(/^No backup was made: .+ is there already\. .+--force/);
  expect(again.code).toBe(1);

  const restoring = await run('restore', [file], onlyIn(restored));
  expect(restoring.output).toMatch(/^The site of .+ is in .+: \d+ files, all as they were\.$/m);
  expect(restoring.code).toBe(0);
  const manifest = await manifestIn(file);
  expect(await readdir(restored)).toEqual(['marquee.sqlite', 'uploads']);
  const { entries } = manifest;
  const found = await compareWithManifest(restored, manifest);
  expect(found.files).toEqual(found.expected);
  expect([found.rowsWithoutFile, found.filesWithoutRow]).toEqual([[], []]);
  expect(Object.keys(found.files).some((name) => name.endsWith('-640.avif'))).toBe(true);
  expect(found.rows['tracks']?.length).toBeGreaterThan(0);
  expect(found.rows['users']).toHaveLength(1);
  expect(found.rows['sessions']).toEqual([]);
  expect(manifest.missing).toEqual([]);
  expect(entries.at(-1)?.name).toBe('marquee.sqlite');

  figure(
    'A13',
    `${changes} rounds of upload, delete and message during a backup: ${Object.keys(found.files).length} files restored, 0 different, 0 rows without file, 0 files without row`,
  );

  const there = await makeSite({ dataDir: restored, environment: onlyIn(restored) });
  const visitor = there.visitor();
  for (const [name, value] of owner.cookies) visitor.cookies.set(name, value);
  expect((await visitor.get(apiPaths.user)).statusCode).toBe(401);
  expect((await visitor.post(apiPaths.login, credentials)).statusCode).toBe(200);
  expect((await there.visitor().get('/')).statusCode).toBe(200);
  expect((await statusOf(owner)).last).toMatchObject({ bytes: (await stat(file)).size, missing: 0 });
  await site.jobs.idle();
  expect(await arrivingFiles(site.folder)).toEqual([]);
});

test('what is deleted or added while files are being copied is left out or brought in with its row', async () => {
  const [outside, restored] = [await makeFolder(), await makeFolder()];
  const site = await makeSite();
  const owner = await makeOwner(site);
  const [one, two] = [await addTrack(site, 'One'), await addTrack(site, 'Two')];
  await addTrack(site, 'Three');
  const lost = `${'0'.repeat(32)}.mp3`;
  await insertTrack(site, { title: 'Lost', audioFile: `/uploads/${lost}` });

  // The first has been copied and the second has not when both of them go, and another one comes.
  let opened = 0;
  const media: MediaStore = {
    ...site.media,
    async open(name) {
      opened += 1;
      if (opened === 2) {
        for (const { id } of [one, two]) await deleteForGood(owner, `${apiPaths.tracks}/${id}`);
        await addTrack(site, 'Four');
        await site.jobs.idle();
      }
      return site.media.open(name);
    },
  };
  const file = join(outside, 'site.tar');
  await backupsOf(site, media).save(file, signal);
  const manifest = await manifestIn(file);
  expect(manifest.deleted).toEqual([one.audioFile.slice(1)]);
  expect(manifest.missing).toEqual([lost]);
  expect((await statusOf(owner)).last).toMatchObject({ missing: 1 });

  await restore(file, restored);
  const found = await compareWithManifest(restored, manifest);
  const titles = found.rows['tracks']?.map((row) => (row as Track).title);
  expect(titles).toEqual(['Three', 'Lost', 'Four']);
  expect(found.files).toEqual(found.expected);
  expect(found.filesWithoutRow).toEqual([]);
  expect(found.rowsWithoutFile).toEqual([lost]);
});

test('a backup that was cut short, or in which one byte differs, is refused and leaves nothing', async () => {
  const outside = await makeFolder();
  const site = await makeSite();
  await addTrack(site, 'One');
  await backupsOf(site).save(join(outside, 'whole.tar'), signal);
  const whole = await readFile(join(outside, 'whole.tar'));
  const target = join(outside, 'data');
  const broken = join(outside, 'broken.tar');

  const refused = async (bytes: Buffer) => {
    await writeFile(broken, bytes);
    const error = await restore(broken, target).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.constructor.name).toBe('RestoreRefused');
    expect(existsSync(target)).toBe(false);
    return error?.message.slice(`${broken} cannot be used: `.length);
  };
  const at = (name: string) => whole.indexOf(`${name}\0`);
  const [song, database, manifest, closing] = [
    at((await readArchive(whole))[0]?.name ?? ''),
    at('marquee.sqlite'),
    at('manifest.json'),
    at('manifest.sha256'),
  ];
  for (const length of [0, database, manifest, closing])
    expect(await refused(whole.subarray(0, length))).toMatch(/^it is not whole: its end is missing/);
  for (const length of [100, song + 700, database + 5_000, closing + 20])
    expect(await refused(whole.subarray(0, length))).toBe('it is damaged or not a backup');

  const flipped = (offset: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
    return bytes;
  };
  expect(await refused(flipped(song + 512))).toMatch(/^uploads\/.+\.mp3 in it is not as it was/);
  expect(await refused(flipped(database + 6_000))).toMatch(/^marquee\.sqlite in it is not as it was/);
  for (const offset of [song + 5, manifest + 600, closing + 520])
    expect(await refused(flipped(offset))).toBe('it is damaged or not a backup');

  await writeFile(broken, flipped(song + 512));
  const told = await run('restore', [broken], onlyIn(target));
  expect(told.code).toBe(1);
  expect(told.output).toMatch(/^Nothing was restored: .+broken\.tar cannot be used: uploads/m);

  // A place that is in use is not touched either.
  await writeFile(join(outside, 'mine.txt'), 'mine');
  await expect(restore(join(outside, 'whole.tar'), outside)).rejects.toThrow(
    /there is something in .+ already/,
  );
  expect((await readdir(outside)).sort()).toEqual(['broken.tar', 'mine.txt', 'whole.tar']);
  await restore(join(outside, 'whole.tar'), target);
  expect(await readdir(target)).toEqual(['marquee.sqlite', 'uploads']);
});

test('a backup of a newer version is refused, one of an older is brought up to date by the next start', async () => {
  const outside = await makeFolder();
  const dataDir = join(outside, 'older');
  await mkdir(dataDir);
  const database = openSqlite(sqliteFileIn(dataDir));
  await migrate(database, '002-bounded-lists');
  const media = await openMediaStore({ dataDir, s3: null });
  const needs = { place: { dataDir, databaseUrl: null, s3: null }, media, log: silent };
  await saveBackup(needs, join(outside, 'older.tar'));
  expect(await lastMigrationOf(database)).toBe('002-bounded-lists');
  await sql`insert into kysely_migration (name, timestamp) values ('999-future', '')`.execute(database);
  await saveBackup(needs, join(outside, 'newer.tar'));
  await media.close();
  await database.destroy();

  const target = join(outside, 'data');
  await expect(restore(join(outside, 'newer.tar'), target)).rejects.toThrow(
    /made by a newer version of Marquee/,
  );
  expect(existsSync(target)).toBe(false);
  await restore(join(outside, 'older.tar'), target);
  const site = await makeSite({ dataDir: target, environment: onlyIn(target) });
  expect((await site.visitor().get('/')).statusCode).toBe(200);
});

async function startDownload(port: number, owner: Visitor): Promise<IncomingMessage> {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const [response] = await once(get({ port, path: apiPaths.backup, headers: { cookie } }), 'response');
  return response as IncomingMessage;
}

test('the owner downloads the same archive, one at a time, and it counts once it has arrived', async () => {
  const [outside, restored] = [await makeFolder(), await makeFolder()];
  const site = await makeSite();
  const owner = await makeOwner(site);
  await owner.put('/api/settings/artist_name', { value: 'Zoë' });
  await addLargeTrack(site);
  const port = await portOf(site);
  expect((await site.visitor().get(apiPaths.backup)).statusCode).toBe(401);

  // Nothing is made for somebody who would not get it.
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    expect((await owner.send({ method: 'GET', url: apiPaths.backup, headers })).statusCode).toBe(403);
  expect((await owner.send({ method: 'HEAD', url: apiPaths.backup })).statusCode).toBe(405);
  expect((await statusOf(owner)).isUnderWay).toBe(false);

  const left = await startDownload(port, owner);
  const second = await owner.get(apiPaths.backup);
  expect([second.statusCode, second.json()]).toEqual([
    409,
    { message: 'A backup is being made already. Please wait until it is finished.' },
  ]);
  expect(await statusOf(owner)).toEqual({
    last: null,
    isUnderWay: true,
    failedAt: null,
    nightlyKept: null,
  });
  const nightly = join(outside, 'nightly');
  await backUpNightly({ ...site, folder: nightly, keep: 1, startedAt: new Date() }, signal);
  expect(await readdir(nightly)).toEqual([]);
  left.destroy();
  await vi.waitFor(async () => expect((await statusOf(owner)).isUnderWay).toBe(false), 10_000);
  expect(await statusOf(owner)).toMatchObject({ last: null, failedAt: expect.any(String) as string });
  expect(await arrivingFiles(site.folder)).toEqual([]);

  const download = await startDownload(port, owner);
  const today = new Date().toISOString().slice(0, 10);
  expect(download.headers).toMatchObject({
    'content-type': 'application/x-tar',
    'content-disposition': `attachment; filename="Zoe ${today}.tar"; filename*=UTF-8''Zo%C3%AB%20${today}.tar`,
    'cache-control': 'no-store',
  });
  const bytes = await buffer(download);
  await vi.waitFor(async () => expect((await statusOf(owner)).last?.bytes).toBe(bytes.length), 10_000);
  expect((await statusOf(owner)).failedAt).toBe(null);
  await writeFile(join(outside, 'site.tar'), bytes);
  await restore(join(outside, 'site.tar'), restored);
  const { files, expected } = await compareWithManifest(
    restored,
    await manifestIn(join(outside, 'site.tar')),
  );
  expect(files).toEqual(expected);
  expect(files).toEqual(await storedFiles(site));
  expect(await arrivingFiles(site.folder)).toEqual([]);
});

test.skipIf(isAtScale)(
  'a download that fails on the way is cut, so that nobody takes it for whole',
  async () => {
    const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
    const owner = await makeOwner(site);
    const name = await addLargeTrack(site);
    const download = await startDownload(await portOf(site), owner);
    await truncate(join(site.folder, 'uploads', name), 15_000_000);
    await expect(buffer(download)).rejects.toThrow('aborted');
    await vi.waitFor(async () => expect((await statusOf(owner)).isUnderWay).toBe(false), 10_000);
    expect((await statusOf(owner)).last).toBe(null);
    expect(await arrivingFiles(site.folder)).toEqual([]);
  },
);

test('one is made every night, and so many are kept', async () => {
  const outside = await makeFolder();
  const folder = join(outside, 'backups');
  const site = await makeSite({ environment: { BACKUP_DIR: folder, BACKUP_KEEP: '2', LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  await site.jobs.idle();
  const [first = ''] = await readdir(folder);
  expect(first).toMatch(/^marquee-.+Z\.tar$/);
  expect(await statusOf(owner)).toMatchObject({ last: { files: 0 }, nightlyKept: 2 });
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const backUp = (now: Date, into = folder) =>
    backUpNightly({ ...site, folder: into, keep: 2, now, startedAt: new Date() }, signal);

  await backUp(new Date());
  expect(await readdir(folder)).toEqual([first]);
  await writeFile(join(folder, 'marquee-2020-01-01T03-00-00Z.tar.part'), 'half');
  await writeFile(join(folder, 'mine.tar'), 'mine');
  await backUp(later(24));
  await backUp(later(48));
  const kept = await readdir(folder);
  expect(kept).toHaveLength(3);
  expect(kept).not.toContain(first);
  expect(kept).toContain('mine.tar');

  // What cannot be made takes nothing away, and is told until it can.
  const unplugged = join(outside, 'disk');
  await expect(backUp(later(72), join(unplugged, 'backups'))).rejects.toThrow(`${unplugged} is missing`);
  expect(existsSync(unplugged)).toBe(false);
  await expect(backUp(later(72), join(outside, 'backups', 'mine.tar'))).rejects.toThrow('EEXIST');
  const notices = async () => (await owner.get(apiPaths.notices)).json<{ message: string }[]>();
  expect((await notices())[0]?.message).toMatch(
    /^The nightly backup could not be made: .+mine\.tar: a file is in its place\. It is tried again/,
  );
  expect(await readdir(folder)).toEqual(kept);
  await backUp(later(72));
  expect(await notices()).toEqual([]);
  await expect(
    makeSite({ environment: { BACKUP_DIR: join(outside, 'uploads'), DATA_DIR: outside } }),
  ).rejects.toThrow('BACKUP_DIR must not be inside the folder of the uploads');
});

test('a nightly backup that may have lost something takes no good one away', async () => {
  const folder = await makeFolder();
  const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
  const name = await addLargeTrack(site, 2_000_000);
  let nights = 0;
  const backUp = async (changes: Partial<Parameters<typeof backUpNightly>[0]> = {}) => {
    nights += 1;
    const now = new Date(Date.now() + nights * 86_400_000);
    await backUpNightly({ ...site, folder, keep: 1, now, startedAt: new Date(), ...changes }, signal);
    const [notice] = site.notices.list().filter(({ kind }) => kind === 'backup');
    return { files: (await readdir(folder)).sort(), said: notice?.message };
  };
  const { files: whole, said } = await backUp();
  expect([whole, said]).toEqual([[expect.stringMatching(/^marquee-.+Z\.tar$/)], undefined]);
  const doubted = async (reason: string, changes = {}) => {
    const made = await backUp(changes);
    expect(made.files).toEqual([...whole, expect.stringMatching(/^marquee-.+Z-doubtful\.tar$/)]);
    expect(made.said).toContain(`The newest nightly backup may not be whole: ${reason}`);
  };

  await doubted('the database is damaged', { databaseWatch: { look: async () => true } });
  const file = { name, size: 2_000_000, sha256: 'of other bytes', storedAt: new Date().toISOString() };
  await insertStoredFile(site.database, file);
  await doubted('1 file is damaged');
  await deleteStoredFile(site.database, name);
  const lost = await insertTrack(site, { title: 'Lost', audioFile: `/uploads/${'0'.repeat(32)}.mp3` });
  await doubted('1 file is missing from your site');
  await site.database.deleteFrom('tracks').where('id', '=', lost.id).execute();

  // Made good again, it takes the place of all of them; and a restart forgets no doubt.
  whole.splice(0, 1, ...(await backUp()).files);
  expect([whole.length, site.notices.list()]).toEqual([1, []]);
  await site.database.deleteFrom('tracks').execute();
  await doubted('1 file is unknown to the database; it is much smaller than the one before (4');
  site.notices.clear('backup');
  nights -= 1;
  expect((await backUp()).said).toMatch(/^The newest nightly backup may not be whole\. It is kept/);
});

test('a file that rotted is told when it is copied', async () => {
  const outside = await makeFolder();
  const site = await makeSite();
  const { audioFile } = await addTrack(site, 'Rotted');
  const name = audioFile.slice('/uploads/'.length);
  await insertStoredFile(site.database, { name, size: 1, sha256: 'of other bytes', storedAt: '' });
  await addTrack(site, 'Whole');
  const { code, output } = await run('backup', [join(outside, 'site.tar')], await environmentOf(site.folder));
  expect(output).toContain(
    `Warning: these files are no longer what was uploaded, and are in the backup as they are now:\n  ${name}\nKeep`,
  );
  expect(code).toBe(0);
});

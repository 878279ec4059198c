import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { createBackups } from '#server/domain/backup/backups.ts';
import { saveBackup } from '#server/domain/backup/save-backup.ts';
import { lastMigrationOf, migrate } from '#server/storage/database/migrations/migrate.ts';
import { sqliteFileIn } from '#server/storage/storage-location.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { insertStoredFile } from '#server/storage/database/queries/site/stored-files.queries.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import {
  backupStatus,
  compareWithManifest,
  makeFolder,
  manifestIn,
  onlyIn,
  readArchive,
  restore,
} from '#tests/support/commands/backups.ts';
import {
  aMessage,
  deleteForGood,
  insertPhoto,
  insertTrack,
  makeTrack,
  storeFile,
} from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import { runProgram } from '#tests/support/processes.ts';
import { makeOwner, makeSite, owner as credentials, type Site } from '#tests/support/site.ts';
import { arrivingFiles, keepFixture } from '#tests/support/store.ts';
import { environmentOf } from '#tests/support/stores.ts';

const silent = pino({ level: 'silent' });
const { signal } = new AbortController();

/** Backups of this site, over another view of its files if need be. */
const backupsOf = (site: Site, media: MediaStore = site.media) =>
  createBackups({ ...site, media, log: silent });

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

test('A13: a backup made while everybody uses the site is restored as a site that is whole', async () => {
  const [outside, restored] = [await makeFolder(), join(await makeFolder(), 'data')];
  const site = await makeSite({ environment: { FFMPEG_WORKER: 'off' }, runsJobs: true });
  const owner = await makeOwner(site);
  const tracks = await Promise.all(Array.from({ length: 40 }, (_, count) => addTrack(site, `Song ${count}`)));
  await addPhotoWithSize(site);
  const file = join(outside, 'site.tar');

  const environment = await environmentOf(site.folder);
  const backup = runProgram('backup', [file], { environment: environment });
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
  const again = await runProgram('backup', [file], { environment: environment });
  expect(again.output).toMatch(/^No backup was made: .+ is there already\. .+--force/);
  expect(again.code).toBe(1);

  const restoring = await runProgram('restore', [file], { environment: onlyIn(restored) });
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
  expect((await backupStatus(owner)).last).toMatchObject({ bytes: (await stat(file)).size, missing: 0 });
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
  expect((await backupStatus(owner)).last).toMatchObject({ missing: 1 });

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
  const [track, database, manifest, closing] = [
    at((await readArchive(whole))[0]?.name ?? ''),
    at('marquee.sqlite'),
    at('manifest.json'),
    at('manifest.sha256'),
  ];
  for (const length of [0, database, manifest, closing])
    expect(await refused(whole.subarray(0, length))).toMatch(/^it is not whole: its end is missing/);
  for (const length of [100, track + 700, database + 5_000, closing + 20])
    expect(await refused(whole.subarray(0, length))).toBe('it is damaged or not a backup');

  const flipped = (offset: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
    return bytes;
  };
  expect(await refused(flipped(track + 512))).toMatch(/^uploads\/.+\.mp3 in it is not as it was/);
  expect(await refused(flipped(database + 6_000))).toMatch(/^marquee\.sqlite in it is not as it was/);
  for (const offset of [track + 5, manifest + 600, closing + 520])
    expect(await refused(flipped(offset))).toBe('it is damaged or not a backup');

  await writeFile(broken, flipped(track + 512));
  const told = await runProgram('restore', [broken], { environment: onlyIn(target) });
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
  const deps = { location: { dataDir, databaseUrl: null, s3: null }, media, log: silent };
  await saveBackup(deps, join(outside, 'older.tar'));
  expect(await lastMigrationOf(database)).toBe('002-bounded-lists');
  await sql`insert into kysely_migration (name, timestamp) values ('999-future', '')`.execute(database);
  await saveBackup(deps, join(outside, 'newer.tar'));
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

test('a file that rotted is told when it is copied', async () => {
  const outside = await makeFolder();
  const site = await makeSite();
  const { audioFile } = await addTrack(site, 'Rotted');
  const name = audioFile.slice('/uploads/'.length);
  await insertStoredFile(site.database, { name, size: 1, sha256: 'of other bytes', storedAt: '' });
  await addTrack(site, 'Whole');
  const { code, output } = await runProgram('backup', [join(outside, 'site.tar')], {
    environment: await environmentOf(site.folder),
  });
  expect(output).toContain(
    `Warning: these files are no longer what was uploaded, and are in the backup as they are now:\n  ${name}\nKeep`,
  );
  expect(code).toBe(0);
});

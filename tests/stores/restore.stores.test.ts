import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import { pack } from 'tar-stream';
import { expect, test } from 'vitest';
import type { Manifest } from '#server/domain/backup/manifest.ts';
import { RestoreRefused, restoreSite } from '#server/domain/backup/restore-site.ts';
import { saveBackup } from '#server/domain/backup/save-backup.ts';
import {
  compareWithManifest,
  makeFolder,
  manifestIn,
  onlyIn,
  readArchive,
  restore,
} from '#tests/support/commands/backups.ts';
import { damagePage } from '#tests/support/damage/damage-page.ts';
import { insertPost, insertTrack, storeFile } from '#tests/support/factories.ts';
import { runProgram } from '#tests/support/processes.ts';
import { makeSite } from '#tests/support/site.ts';

const silent = pino({ level: 'silent' });

/** A folder with the backup of a site with one song. */
async function makeBackup() {
  const outside = await makeFolder();
  const site = await makeSite();
  await insertTrack(site, { audioFile: await storeFile(site, 'tone.mp3') });
  const deps = { location: site.config, media: site.media, log: silent };
  const file = join(outside, 'my-site.tar');
  await saveBackup(deps, file);
  return { outside, deps, file };
}

type InArchive = Awaited<ReturnType<typeof readArchive>>[number];

/** The archive with this list and its sum. */
async function packArchive(
  file: string,
  manifest: string,
  contentOf: (entry: InArchive) => Buffer,
): Promise<Buffer> {
  const sum = createHash('sha256').update(manifest).digest('hex');
  const archive = pack();
  for (const entry of await readArchive(await readFile(file)))
    if (!entry.name.startsWith('manifest.')) archive.entry({ name: entry.name }, contentOf(entry));
  archive.entry({ name: 'manifest.json' }, manifest);
  archive.entry({ name: 'manifest.sha256' }, `${sum}  manifest.json\n`);
  archive.finalize();
  return buffer(archive);
}

const withManifest = (file: string, manifest: string) => packArchive(file, manifest, ({ bytes }) => bytes);

test('a backup has the pictures of posts', async () => {
  const site = await makeSite();
  const imagePath = await storeFile(site, 'picture.jpg');
  await insertPost(site, { imagePath });
  const file = join(await makeFolder(), 'my-site.tar');
  await saveBackup({ location: site.config, media: site.media, log: silent }, file);
  const names = (await readArchive(await readFile(file))).map(({ name }) => name);
  expect(names).toContain(imagePath.slice(1));
});

test('a backup whose list was forged is refused, and removes nothing anywhere', async () => {
  const { outside, file } = await makeBackup();
  const manifest = await manifestIn(file);
  const mine = join(outside, 'mine.txt');
  await writeFile(mine, 'mine');
  const [forged, target] = [join(outside, 'forged.tar'), join(outside, 'data')];
  const track = manifest.entries[0] ?? { name: '', size: 0, sha256: '' };

  const refused = async (list: string) => {
    await writeFile(forged, await withManifest(file, list));
    const error = await restore(forged, target).catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(RestoreRefused);
    expect(existsSync(target)).toBe(false);
    expect(existsSync(mine)).toBe(true);
    return (error as Error).message.slice(`${forged} cannot be used: `.length);
  };
  const lists: Partial<Record<keyof Manifest, unknown>>[] = [
    { deleted: ['../../mine.txt'] },
    { deleted: ['uploads/../../../mine.txt'] },
    { deleted: [mine] },
    { deleted: ['uploads/'] },
    { deleted: ['marquee.sqlite'] },
    { deleted: ['uploads/not-in-it.mp3'] },
    { deleted: [track.name, track.name] },
    { entries: [track, track] },
    { entries: [{ ...track, name: '../mine.txt' }, ...manifest.entries] },
    { entries: [{ ...track, size: -1 }] },
    { entries: [{ ...track, sha256: 'none' }] },
    { program: '\u001B[2J' },
    { madeAt: 'yesterday' },
  ];
  for (const part of lists)
    expect(await refused(JSON.stringify({ ...manifest, ...part }))).toBe(
      'its list of files is not one that Marquee has written',
    );
  expect(await refused(JSON.stringify({ ...manifest, format: 2 }))).toBe(
    'it was made by another version of Marquee',
  );
  expect(await refused('{')).toBe('it is damaged or not a backup');

  await writeFile(forged, await withManifest(file, JSON.stringify({ ...manifest, deleted: [track.name] })));
  await restore(forged, target);
  expect(existsSync(join(target, track.name))).toBe(false);
});

/** The same archive with another database, and a list that agrees with it. */
async function withDatabase(file: string, database: Buffer): Promise<Buffer> {
  const manifest = await manifestIn(file);
  const sha256 = createHash('sha256').update(database).digest('hex');
  const isDatabase = ({ name }: { name: string }) => name === 'marquee.sqlite';
  const entries = manifest.entries.map((entry) =>
    isDatabase(entry) ? { ...entry, size: database.length, sha256 } : entry,
  );
  return packArchive(file, JSON.stringify({ ...manifest, entries }), (entry) =>
    isDatabase(entry) ? database : entry.bytes,
  );
}

test('a backup whose database is none is refused, though its sums agree, and one damaged in part is named so', async () => {
  const { outside, file } = await makeBackup();
  const [forged, target] = [join(outside, 'forged.tar'), join(outside, 'data')];
  const whole = (await readArchive(await readFile(file))).find(
    ({ name }) => name === 'marquee.sqlite',
  )?.bytes;
  if (!whole) throw new Error('There is no database in the backup');
  const other = join(outside, 'other.sqlite');
  const raw = new DatabaseSync(other);
  raw.exec('create table songs (title)');
  raw.close();
  const garbage = [
    Buffer.alloc(0),
    randomBytes(100_000),
    Buffer.concat([whole.subarray(0, 100), randomBytes(100_000)]),
    await readFile(other),
  ];
  for (const database of garbage) {
    await writeFile(forged, await withDatabase(file, database));
    await expect(restore(forged, target)).rejects.toThrow(
      `${forged} cannot be used: its database cannot be read`,
    );
    expect(existsSync(target)).toBe(false);
  }

  await writeFile(other, whole);
  await damagePage(other, pageOf(other, 'messages'));
  await writeFile(forged, await withDatabase(file, await readFile(other)));
  const { code, output } = await runProgram('restore', [forged], { environment: onlyIn(target) });
  expect(code).toBe(0);
  expect(output).toContain('Its database was damaged already: some songs, videos, photos or messages may be');
  expect(output).not.toContain('all as they were');
});

function pageOf(file: string, table: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('select rootpage as page from sqlite_master where name = ?').get(table);
  database.close();
  return (row as { page: number }).page;
}

test('a restore names the files that were damaged or missing when the backup was made', async () => {
  const { outside, file } = await makeBackup();
  const manifest = await manifestIn(file);
  const name = (manifest.entries[0]?.name ?? '').slice('uploads/'.length);
  const forged = join(outside, 'forged.tar');
  await writeFile(
    forged,
    await withManifest(file, JSON.stringify({ ...manifest, damaged: [name], missing: ['a.mp3', 'b.mp3'] })),
  );
  const { code, output } = await runProgram('restore', [forged], {
    environment: onlyIn(join(outside, 'data')),
  });
  expect(code).toBe(0);
  expect(output).toContain(': 1 files.\n');
  expect(output).toContain(`1 file was damaged already when the backup was made: ${name}.`);
  expect(output).toContain('2 files were missing already when the backup was made.');
  expect(output).toContain('An older backup may hold what this one lacks');
});

/** The header of an entry that claims to be this large. */
async function headerOf(name: string, size: number): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name, size });
  const [header] = (await once(archive, 'data')) as [Buffer];
  return header;
}

test.each([
  ['a list', 'manifest.json'],
  ['the sum of a list', 'manifest.sha256'],
])('%s of 3 GB is refused before it is read', async (_, name) => {
  const outside = await makeFolder();
  const [file, target] = [join(outside, 'huge.tar'), join(outside, 'data')];
  const bytes = 3 * 1024 ** 3;
  await writeFile(file, await headerOf(name, bytes));
  await truncate(file, bytes + 512);
  const read: number[] = [];
  const restoring = restoreSite(
    { archive: file, dataDir: target },
    { signal: new AbortController().signal, progress: (_what, done) => read.push(done) },
  );
  await expect(restoring).rejects.toThrow(`${file} cannot be used: it is damaged or not a backup`);
  expect(read.at(-1) ?? 0).toBeLessThanOrEqual(2);
  expect(existsSync(target)).toBe(false);
});

async function expectWhole(dataDir: string, file: string): Promise<void> {
  const { files, expected, rowsWithoutFile } = await compareWithManifest(dataDir, await manifestIn(file));
  expect(files).toEqual(expected);
  expect(Object.keys(files)).toHaveLength(1);
  expect(rowsWithoutFile).toEqual([]);
}

test('a backup is restored from within the data folder, where other backups may lie too', async () => {
  const { outside: dataDir, file } = await makeBackup();
  await mkdir(join(dataDir, 'lost+found'));
  await mkdir(join(dataDir, 'backups'));
  await cp(file, join(dataDir, 'backups', 'older.tar'));
  await writeFile(join(dataDir, 'next.tar.0a1b2c3d.part'), 'half');
  for (const name of ['mine.txt', 'jobs.lock']) {
    await writeFile(join(dataDir, name), '');
    await expect(restore(file, dataDir)).rejects.toThrow(`already, such as ${name}.`);
    await rm(join(dataDir, name));
  }
  const before = await readdir(dataDir);
  await restore(file, dataDir);
  expect((await readdir(dataDir)).sort()).toEqual([...before, 'marquee.sqlite', 'uploads'].sort());
  await expectWhole(dataDir, file);
});

test('a restore that was killed keeps the site from starting empty, and is done when it is run again', async () => {
  const { outside, file } = await makeBackup();
  const dataDir = join(outside, 'data');
  const start = () => makeSite({ dataDir, environment: onlyIn(dataDir) });
  const left = join(dataDir, '.restoring-checked');

  // Killed when the files were in place and the database was not.
  await restore(file, dataDir);
  await mkdir(left);
  await rename(join(dataDir, 'marquee.sqlite'), join(left, 'marquee.sqlite'));
  await expect(start()).rejects.toThrow(
    `a restore into ${dataDir} was begun and is not finished. Run it again with your backup; if you do not need it, remove ${left}`,
  );
  expect((await readdir(dataDir)).sort()).toEqual(['.restoring-checked', 'uploads']);
  await restore(file, dataDir);
  expect((await readdir(dataDir)).sort()).toEqual(['marquee.sqlite', 'uploads']);
  await expectWhole(dataDir, file);

  // Killed when everything was in place.
  await mkdir(left);
  const site = await start();
  expect((await site.visitor().get('/')).statusCode).toBe(200);
  await site.close();
  await expect(restore(file, dataDir)).rejects.toThrow(/there is something in .+ already/);
  await expectWhole(dataDir, file);

  // Killed while it was unpacked.
  await rm(dataDir, { recursive: true });
  await mkdir(join(dataDir, '.restoring-abcdef', 'uploads'), { recursive: true });
  await expect(start()).rejects.toThrow(/is not finished/);
  await restore(file, dataDir);
  expect((await readdir(dataDir)).sort()).toEqual(['marquee.sqlite', 'uploads']);
});

test('two backups of one name are both whole, and only abandoned files are removed', async () => {
  const { outside, deps, file } = await makeBackup();
  const [stale, busy, another] = ['my-site.tar.part', 'my-site.tar.0a1b2c3d.part', 'your-site.tar.part'];
  for (const name of [stale, busy, another]) await writeFile(join(outside, name), 'half');
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of [stale, another]) await utimes(join(outside, name), hoursAgo, hoursAgo);

  await Promise.all([1, 2, 3].map(() => saveBackup(deps, file, { replaces: true })));
  expect((await readdir(outside)).sort()).toEqual(['my-site.tar', busy, another]);
  await restore(file, join(outside, 'data'));
  await expectWhole(join(outside, 'data'), file);
});

import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { backUpNightly } from '#server/domain/backup/nightly-backup.ts';
import {
  deleteStoredFile,
  insertStoredFile,
} from '#server/storage/database/queries/site/stored-files.queries.ts';
import { addLargeTrack, backupStatus, makeFolder } from '#tests/support/commands/backups.ts';
import { insertTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const { signal } = new AbortController();

test('one is made every night, and so many are kept', async () => {
  const outside = await makeFolder();
  const folder = join(outside, 'backups');
  const site = await makeSite({ environment: { BACKUP_DIR: folder, BACKUP_KEEP: '2', LOG_LEVEL: 'silent' } });
  const owner = await makeOwner(site);
  await site.jobs.idle();
  const [first = ''] = await readdir(folder);
  expect(first).toMatch(/^marquee-.+Z\.tar$/);
  expect(await backupStatus(owner)).toMatchObject({ last: { files: 0 }, nightlyKept: 2 });
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

  await doubted('the database is damaged', { databaseWatch: { check: async () => true } });
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
  await doubted('1 file is unknown to the database; it is much smaller than the one before (');
  site.notices.clear('backup');
  nights -= 1;
  expect((await backUp()).said).toMatch(/^The newest nightly backup may not be whole\. It is kept/);
});

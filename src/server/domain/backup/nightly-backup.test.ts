import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { backUpNightly } from '#server/domain/backup/nightly-backup.ts';
import { createNotices } from '#server/domain/notices.ts';

test('a folder on a disk that is not connected is not made on another one', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'marquee-nightly-'));
  onTestFinished(() => rm(disk, { recursive: true, force: true }));
  const above = join(disk, 'mine');
  const folder = join(above, 'backups');
  const notices = createNotices(pino({ level: 'silent' }));
  const backups = { isUnderWay: () => false, save: (path: string) => writeFile(path, '') };
  const backUp = () => backUpNightly({ backups, notices, folder, keep: 1 }, new AbortController().signal);

  await expect(backUp()).rejects.toThrow(`${above} is missing`);
  expect(existsSync(above)).toBe(false);
  expect(notices.list()[0]?.message).toBe(
    `The nightly backup could not be made: ${above} is missing; perhaps its disk is not connected. It is tried again within the hour.`,
  );

  await mkdir(above);
  await backUp();
  expect(await readdir(folder)).toHaveLength(1);
  expect(notices.list()).toEqual([]);
});

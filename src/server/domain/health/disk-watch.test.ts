import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { createDiskWatch } from '#server/domain/health/disk-watch.ts';
import { createNotices } from '#server/domain/health/notices.ts';
import * as diskSpace from '#server/storage/disk-space.ts';

const MEGABYTE = 1024 * 1024;

it('tells the owner while there is still time, and again when the disk is full', async () => {
  const log = pino({ level: 'silent' });
  const notices = createNotices(log);
  const watch = createDiskWatch({ folder: '.', ensureReserve: async () => undefined, notices, log });
  const noticeAt = async (freeBytes: number) => {
    vi.spyOn(diskSpace, 'readDiskSpace').mockResolvedValue({
      isFull: freeBytes < 4 * MEGABYTE,
      freeBytes,
      lowBelowBytes: 1_024 * MEGABYTE,
    });
    await watch.check();
    return notices.list().map(({ message }) => message.split(':')[0]);
  };
  expect(await noticeAt(2_000 * MEGABYTE)).toEqual([]);
  expect(await noticeAt(900 * MEGABYTE)).toEqual(['The disk is filling up']);
  expect(await noticeAt(3 * MEGABYTE)).toEqual(['The disk is full']);
  expect(await noticeAt(2_000 * MEGABYTE)).toEqual([]);
});

import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, type StatsFs } from 'node:fs';
import { rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is left on a disk; a system that does not tell is believed to have room. */
export type DiskSpace = { isFull: boolean; freeBytes: number | null };

/** Below this nothing new is taken in: what is left belongs to what makes room. */
const FULL_BELOW_BYTES = 4 * 1024 * 1024;
/** As much as SQLite needs to be opened where nothing is left, and to record a few changes. */
const RESERVE_BYTES = 2 * 1024 * 1024;

function spaceFrom({ bavail, bsize }: StatsFs): DiskSpace {
  const freeBytes = bavail * bsize;
  return { isFull: freeBytes < FULL_BELOW_BYTES, freeBytes };
}

const unknown: DiskSpace = { isFull: false, freeBytes: null };

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  return statfs(folder).then(spaceFrom, () => unknown);
}

/** Whether the disk is not full after so many bytes more. */
export function hasRoomFor({ freeBytes }: DiskSpace, bytes: number): boolean {
  return freeBytes === null || freeBytes - bytes >= FULL_BELOW_BYTES;
}

/** For a moment at which nothing else may happen in between. */
export function isDiskFull(folder: string): boolean {
  try {
    return spaceFrom(statfsSync(folder)).isFull;
  } catch {
    return false;
  }
}

/** Whether something failed for want of space, in the words of the system, of SQLite or of a library. */
export function isForWantOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) return true;
  return /database or disk is full|no space left on device/i.test(error.message);
}

/** A file that only takes up space, to be given up when there is no other. */
export function createReserve(folder: string) {
  const file = join(folder, '.reserve');
  return {
    /** Whether there was something to give up. */
    release(): boolean {
      try {
        rmSync(file);
        return true;
      } catch {
        return false;
      }
    },
    /** Made only where there is plenty, and of bytes that no file system stores as nothing. */
    async hold(): Promise<void> {
      const size = await stat(file).then(
        (facts) => facts.size,
        () => 0,
      );
      if (size === RESERVE_BYTES) return;
      const { freeBytes } = await readDiskSpace(folder);
      if (freeBytes !== null && freeBytes < FULL_BELOW_BYTES + 2 * RESERVE_BYTES) return;
      try {
        await writeFile(`${file}-new`, randomBytes(RESERVE_BYTES), { mode: 0o600 });
        await rename(`${file}-new`, file);
      } catch {
        await rm(`${file}-new`, { force: true });
      }
    },
  };
}

export type Reserve = ReturnType<typeof createReserve>;

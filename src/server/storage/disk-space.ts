import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, type StatsFs } from 'node:fs';
import { rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** If the system does not report the free space, the disk counts as not full. */
export type DiskSpace = { isFull: boolean; freeBytes: number | null; lowBelowBytes: number };

/** Below this, uploads are refused: the rest is for deleting. */
const FULL_BELOW_BYTES = 4 * 1024 * 1024;
/** Below this, or a twentieth of a small disk, there is still time to make room. */
const LOW_BELOW_BYTES = 1024 * 1024 * 1024;
/** What SQLite needs on a full disk to open, and to store a few changes. */
const RESERVE_BYTES = 2 * 1024 * 1024;

function spaceFrom({ bavail, blocks, bsize }: StatsFs): DiskSpace {
  const freeBytes = bavail * bsize;
  const lowBelowBytes = Math.min(LOW_BELOW_BYTES, (blocks * bsize) / 20);
  return { isFull: freeBytes < FULL_BELOW_BYTES, freeBytes, lowBelowBytes };
}

const unknown: DiskSpace = { isFull: false, freeBytes: null, lowBelowBytes: 0 };

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  return statfs(folder).then(spaceFrom, () => unknown);
}

export function hasRoomFor({ freeBytes }: DiskSpace, bytes: number): boolean {
  return freeBytes === null || freeBytes - bytes >= FULL_BELOW_BYTES;
}

/** For callers that must not yield to the event loop. */
export function isDiskFull(folder: string): boolean {
  try {
    return spaceFrom(statfsSync(folder)).isFull;
  } catch {
    return false;
  }
}

/** Recognises errors of the system, of SQLite and of libraries. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) return true;
  return /database or disk is full|no space left on device/i.test(error.message);
}

/** A file that only occupies space, deleted when the disk is full. */
export function createReserve(folder: string) {
  const file = join(folder, '.reserve');
  return {
    /** Returns false if there was nothing to release. */
    release(): boolean {
      try {
        rmSync(file);
        return true;
      } catch {
        return false;
      }
    },
    /** Only while there is plenty of space. Random bytes, because a file system may not store zeros. */
    async ensure(): Promise<void> {
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

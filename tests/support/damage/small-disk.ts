import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Only an administrator of Linux can make a disk out of memory. */
export const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0 && isMountable();

function isMountable(): boolean {
  return existsSync('/bin/mount') && spawnSync('unshare', ['-m', 'true']).status === 0;
}

/** A real disk of a few megabytes, to be filled to its last byte. */
export async function makeSmallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) throw new Error('No small disk could be made');
  onTestFinished(async () => {
    spawnSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  const filler = join(folder, 'somebody-elses-file');
  return {
    /** A folder on the disk that is not yet there. */
    dataDir: join(folder, 'data'),
    /** As another program would: whatever is free now is gone after this. */
    fill(): void {
      const file = openSync(filler, 'a');
      for (const size of [1024 * 1024, 4096, 1]) writeUntilFull(file, size);
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
    freeBytes(): number {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
  };
}

function writeUntilFull(file: number, size: number): void {
  const bytes = Buffer.alloc(size, 'x');
  try {
    while (writeSync(file, bytes) === size);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

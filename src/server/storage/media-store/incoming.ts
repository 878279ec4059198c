import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of this very process: a number alone cannot tell it from a dead one that had the same. */
const ownFolders = new Set<string>();

/** Where files arrive: one folder for each running program, named by its process, so that none clears another's. */
export async function createIncoming(folder: string) {
  const ownName = `${process.pid}-${randomUUID()}`;
  const own = join(folder, ownName);
  await mkdir(own, { recursive: true });
  ownFolders.add(ownName);

  const others = async () => (await readdir(folder)).filter((name) => name !== ownName);

  return {
    own,
    newPath: () => join(own, randomUUID()),

    /** Whether another program that still runs has its folder here. */
    async isShared(): Promise<boolean> {
      return (await others()).some(isInUse);
    },

    /** Removes what programs left that run no more; says how many files. */
    async clear(): Promise<number> {
      let removed = 0;
      for (const name of (await others()).filter((other) => !isInUse(other))) {
        removed += await countFiles(join(folder, name));
        await rm(join(folder, name), { recursive: true, force: true });
      }
      return removed;
    },

    async close(): Promise<void> {
      ownFolders.delete(ownName);
      await rm(own, { recursive: true, force: true });
    },
  };
}

function isInUse(name: string): boolean {
  const pid = Number(/^(\d+)-/.exec(name)?.[1]);
  if (!pid) return false;
  return pid === process.pid ? ownFolders.has(name) : isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether it could be sent.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function countFiles(path: string): Promise<number> {
  try {
    return (await readdir(path)).length;
  } catch {
    // A file of its own, not a folder.
    return 1;
  }
}

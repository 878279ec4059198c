import { randomUUID } from 'node:crypto';
import { mkdirSync, type Stats } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, thisNamespace } from '#server/storage/media-store/process-identity.ts';

const BEAT_EVERY_MS = 10_000;
const SILENT_MS = 60_000;

/** The folders of this very process: a number alone cannot tell it from a dead one that had the same. */
const ownFolders = new Set<string>();

type Circumstances = { now?: () => number; namespace?: string };

/**
 * Where files arrive: one folder for each running program, so that none clears another's. A program shows that it
 * runs by touching its folder; docs/decisions/008 says why its process number alone would not do.
 */
export async function createIncoming(
  folder: string,
  { now = Date.now, namespace = thisNamespace }: Circumstances = {},
) {
  const ownName = `${namespace}-${process.pid}-${randomUUID()}`;
  const own = join(folder, ownName);
  await mkdir(own, { recursive: true });
  ownFolders.add(ownName);
  await beat();
  const beating = setInterval(() => void beat(), BEAT_EVERY_MS).unref();

  async function beat(): Promise<void> {
    const seconds = now() / 1_000;
    // A folder that is gone is made again when it is needed.
    await utimes(own, seconds, seconds).catch(() => undefined);
  }

  /** Whoever took this program for dead has removed its folder, so it is made again. */
  function ensureOwn(): string {
    try {
      // Not with the folders above it: without those, the volume is away and this is not the place to write.
      mkdirSync(own);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    return own;
  }

  function isInUse(name: string, facts: Stats): boolean {
    if (!facts.isDirectory()) return false;
    const [, theirNamespace, pid] = /^([0-9a-f]+)-(\d+)-/.exec(name) ?? [];
    if (theirNamespace === namespace && !runsHere(name, Number(pid))) return false;
    return Math.abs(now() - facts.mtimeMs) < SILENT_MS;
  }

  async function others(): Promise<{ inUse: string[]; left: string[] }> {
    const found: { inUse: string[]; left: string[] } = { inUse: [], left: [] };
    for (const name of await readdir(folder)) {
      const facts = name === ownName ? null : await stat(join(folder, name)).catch(() => null);
      if (facts) found[isInUse(name, facts) ? 'inUse' : 'left'].push(name);
    }
    return found;
  }

  return {
    /** The folder for whatever is temporary; it exists. */
    own: ensureOwn,
    newPath: () => join(ensureOwn(), randomUUID()),

    /** Whether another program that still runs has its folder here. */
    async isShared(): Promise<boolean> {
      return (await others()).inUse.length > 0;
    },

    /** Removes what programs left that run no more; says how many files. */
    async clear(): Promise<number> {
      let removed = 0;
      for (const name of (await others()).left) {
        removed += await countFiles(join(folder, name));
        await rm(join(folder, name), { recursive: true, force: true });
      }
      return removed;
    },

    async close(): Promise<void> {
      clearInterval(beating);
      ownFolders.delete(ownName);
      await rm(own, { recursive: true, force: true });
    },
  };
}

/** Only for a process of this namespace, where its number means something. */
function runsHere(name: string, pid: number): boolean {
  return pid === process.pid ? ownFolders.has(name) : isRunning(pid);
}

async function countFiles(path: string): Promise<number> {
  try {
    return (await readdir(path)).length;
  } catch {
    // A file of its own, not a folder.
    return 1;
  }
}

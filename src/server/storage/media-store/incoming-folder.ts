import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '#server/storage/folders.ts';

const HEARTBEAT_MS = 10_000;
/** A folder that was not touched for this long belongs to a program that no longer runs. */
const STALE_MS = 60_000;

/** The folders of this process. A dead process may have had the same process number. */
const ownFolders = new Set<string>();

type Options = { now?: () => number; uptime?: () => number; namespace?: string };

/**
 * Names the process table this program belongs to: within it process numbers are unique, and a program can check
 * whether another one runs. A container usually has its own.
 */
export const thisNamespace = createHash('sha256').update(describeNamespace()).digest('hex').slice(0, 16);

/**
 * Where files are written while they arrive: one folder for each running program, so that none clears another's.
 * A program shows that it runs by touching its folder; decision 8 says why its process number is not enough.
 */
export async function createIncomingFolder(
  folder: string,
  { now = Date.now, uptime = () => performance.now(), namespace = thisNamespace }: Options = {},
) {
  const ownName = `${namespace}-${process.pid}-${randomUUID()}`;
  const ownFolder = join(folder, ownName);
  await mkdir(ownFolder, { recursive: true });
  ownFolders.add(ownName);
  await touchOwnFolder();
  const heartbeat = setInterval(() => void touchOwnFolder(), HEARTBEAT_MS).unref();

  async function touchOwnFolder(): Promise<void> {
    const seconds = now() / 1_000;
    // A missing folder is made again when it is needed.
    await utimes(ownFolder, seconds, seconds).catch(() => undefined);
  }

  /** Makes the folder again if another program took this one for dead and removed it. */
  function ensureOwnFolder(): string {
    try {
      // Not recursive: when the folders above are missing, the volume is not mounted.
      mkdirSync(ownFolder);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    return ownFolder;
  }

  function hasEnded(name: string, facts: Stats): boolean {
    if (!facts.isDirectory()) return true;
    const [, theirNamespace, pid] = /^([0-9a-f]+)-(\d+)-/.exec(name) ?? [];
    return theirNamespace === namespace && !runsHere(name, Number(pid));
  }

  const isInUse = (name: string, facts: Stats) =>
    !hasEnded(name, facts) && Math.abs(now() - facts.mtimeMs) < STALE_MS;

  /** When each silent folder was first seen with its time: a clock that jumps makes every folder look old. */
  const firstSeen = new Map<string, { mtimeMs: number; at: number }>();

  function staysSilent(name: string, { mtimeMs }: Stats): boolean {
    const first = firstSeen.get(name);
    if (first?.mtimeMs === mtimeMs) return uptime() - first.at >= STALE_MS;
    firstSeen.set(name, { mtimeMs, at: uptime() });
    return false;
  }

  async function otherFolders(): Promise<{ name: string; facts: Stats }[]> {
    const found: { name: string; facts: Stats }[] = [];
    for (const name of await readdir(folder)) {
      const facts = name === ownName ? null : await stat(join(folder, name)).catch(() => null);
      if (facts) found.push({ name, facts });
    }
    return found;
  }

  return {
    /** This program's folder for temporary files; it exists. */
    path: ensureOwnFolder,
    newFilePath: () => join(ensureOwnFolder(), randomUUID()),

    /** Whether another running program has its folder here. */
    async isShared(): Promise<boolean> {
      return (await otherFolders()).some(({ name, facts }) => isInUse(name, facts));
    },

    /** Removes the folders of programs that no longer run; returns the number of files. */
    async clear(): Promise<number> {
      let removed = 0;
      for (const { name, facts } of await otherFolders()) {
        // Looked at from the beginning, so that its minute of silence does not start when it already looks old.
        const isSilent = staysSilent(name, facts);
        if (isInUse(name, facts) || !(hasEnded(name, facts) || isSilent)) continue;
        firstSeen.delete(name);
        removed += await countFiles(join(folder, name));
        await removeFolder(join(folder, name));
      }
      return removed;
    },

    /** Rejects with the cause when nothing can be written here. */
    async check(): Promise<void> {
      await rm(await mkdtemp(join(ensureOwnFolder(), 'check-')), { recursive: true });
    },

    async close(): Promise<void> {
      clearInterval(heartbeat);
      ownFolders.delete(ownName);
      await rm(ownFolder, { recursive: true, force: true });
    },
  };
}

export type IncomingFolder = Awaited<ReturnType<typeof createIncomingFolder>>;

/** Only for a process of this namespace: elsewhere the number may belong to another program. */
function runsHere(name: string, pid: number): boolean {
  return pid === process.pid ? ownFolders.has(name) : isRunning(pid);
}

async function countFiles(path: string): Promise<number> {
  try {
    return (await readdir(path)).length;
  } catch {
    // It is a file itself, not a folder.
    return 1;
  }
}

function describeNamespace(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    // Process numbers start again with the kernel, so its boot is part of the name.
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
  } catch {
    // Unknown: treated as different from every other one.
    return randomUUID();
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks whether a signal could be sent.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

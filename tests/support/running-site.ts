import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { within } from '#tests/support/processes.ts';
import { environmentOf, removeStores } from '#tests/support/stores.ts';

type Options = {
  environment?: Record<string, string>;
  dataDir?: string;
  /** The folder of a release; without one the project's own build runs. */
  release?: string;
  /** Another program that ends in a running site. */
  program?: string;
  /** How many files and connections it may have open at once. */
  openFiles?: number;
  /** How long it may take to be ready, where that is more than a start. */
  startMs?: number | undefined;
};

/** The built program in a process of its own, on a free port, as an artist would run it. */
export async function startRunningSite({
  environment = {},
  dataDir,
  release,
  program: file = release ? '.' : 'dist/server/main.js',
  openFiles,
  startMs,
}: Options = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'marquee-run-')));
  const program = [process.execPath, file];
  const limited = ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...program];
  const [command = '', ...args] = openFiles === undefined ? program : limited;
  const child = spawn(command, args, {
    cwd: release,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'info',
      ...(await environmentOf(folder)),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  createInterface(child.stderr).on('line', (line) => log.push(line));

  const ready = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      log.push(line);
      const address = /Marquee is ready at (http:\/\/[^"\s]+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void exited.then((code) => reject(new Error(`The site stopped with code ${code}:\n${log.join('\n')}`)));
  });
  const printed = () => `${file} to be ready. It printed:\n${log.join('\n')}`;
  const url = await within(ready, printed, startMs).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return within(exited, () => `${file} to end after ${signal}. It printed:\n${log.join('\n')}`);
  };
  return {
    url,
    folder,
    log,
    pid: child.pid,
    /** Makes it stand still, with everything it holds. */
    hold: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    /** Ends it as a service manager would; gives back the exit code. */
    stop: () => end('SIGTERM'),
    /** Ends it as a power cut would. */
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGKILL');
      await removeStores(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type RunningSite = Awaited<ReturnType<typeof startRunningSite>>;

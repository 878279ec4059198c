import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '#ssr/project-root.ts';

/** Everything of the project that Git keeps, and what was built of it. */
async function copyProject(folder: string): Promise<void> {
  const root = projectRoot();
  const ignored = (await readFile(join(root, '.gitignore'), 'utf8'))
    .split('\n')
    .map((line) => line.replaceAll('/', ''));
  const names = (await readdir(root)).filter((name) => name !== '.git' && !ignored.includes(name));
  for (const name of [...names, 'dist']) await cp(join(root, name), join(folder, name), { recursive: true });
  // Last, so that the build is not older than its sources.
  await writeFile(join(folder, 'dist', 'built-at'), new Date().toISOString());
}

/** The same packages, in a folder of its own, where tools put what they keep between runs. */
async function linkPackages(folder: string): Promise<void> {
  const [own, all] = [join(folder, 'node_modules'), join(projectRoot(), 'node_modules')];
  await mkdir(own);
  for (const name of await readdir(all))
    if (name === '.bin' || !name.startsWith('.')) await symlink(join(all, name), join(own, name));
}

/** As if nobody was testing. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const isOfTests = (name: string) => /^(?:NODE_ENV|VITEST.*|TEST|MODE|DEV|PROD|SSR)$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfTests(name)));
}

/** A copy of the project, installed and built, in which commands can be typed as a reader of its documents would. */
export async function makeCheckout(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-checkout-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await copyProject(folder);
  await linkPackages(folder);
  // Where the demo is kept, so that it is made once.
  await mkdir(join(projectRoot(), '.cache'), { recursive: true });
  await symlink(join(projectRoot(), '.cache'), join(folder, '.cache'));
  const lines = Object.entries({ PORT: '0', ...settings }).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, '.env'), lines.join(''));

  /** Types a command; gives what hears it speak, and what ends it as Ctrl and C do. */
  function begin(command: string, input = '') {
    // In a group of its own, all of which hears the keys.
    const child = spawn('sh', ['-c', command], { cwd: folder, env: plainEnvironment(), detached: true });
    let output = '';
    const heard = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        for (const hear of heard) hear();
      });
    // One that asks for nothing may end before it is sent.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, output })),
    );
    /** To all of the group that is still there, what outlived its parent included. */
    const signal = (name: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name);
      } catch {
        // Nobody is.
      }
    };
    onTestFinished(async () => {
      signal('SIGKILL');
      await ended;
    });
    return {
      ended,
      /** Resolves with what matches, once it is said. */
      says: (pattern: RegExp) =>
        new Promise<string>((resolve, reject) => {
          const hear = () => {
            const match = pattern.exec(output);
            if (match) resolve(match[1] ?? match[0]);
          };
          heard.add(hear);
          hear();
          void ended.then(() =>
            reject(new Error(`“${command}” ended without saying ${pattern}:\n${output}`)),
          );
        }),
      stop: () => {
        signal('SIGINT');
        return ended;
      },
    };
  }

  return {
    folder,
    begin,
    /** Types a command that must succeed; gives what it said. */
    type: async (command: string, input?: string): Promise<string> => {
      const { code, output } = await begin(command, input).ended;
      if (code !== 0) throw new Error(`“${command}” ended with code ${code}:\n${output}`);
      return output;
    },
  };
}

export type Checkout = Awaited<ReturnType<typeof makeCheckout>>;

/** Where a site that was started is. */
export const READY = /Marquee is ready at (http:\/\/[^"\s]+)/;

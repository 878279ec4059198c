import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '#ssr/project-root.ts';
import { watchProcess } from '#tests/support/processes.ts';
import { whenOver } from '#tests/support/share.ts';

/** Copies the files that Git tracks, and the build. */
async function copyProject(folder: string): Promise<void> {
  const root = projectRoot();
  const ignored = (await readFile(join(root, '.gitignore'), 'utf8'))
    .split('\n')
    .map((line) => line.replaceAll('/', ''));
  const names = (await readdir(root)).filter((name) => name !== '.git' && !ignored.includes(name));
  await Promise.all(
    [...names, 'dist'].map((name) => cp(join(root, name), join(folder, name), { recursive: true })),
  );
  // Written last, so that the build is newer than the copied sources.
  await writeFile(join(folder, 'dist', 'built-at'), new Date().toISOString());
}

/** Links each package into a separate folder, because tools write their caches there. */
async function linkPackages(folder: string): Promise<void> {
  const [own, all] = [join(folder, 'node_modules'), join(projectRoot(), 'node_modules')];
  await mkdir(own);
  for (const name of await readdir(all))
    if (name === '.bin' || !name.startsWith('.')) await symlink(join(all, name), join(own, name));
}

/** Without the variables that Vitest sets. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const isOfTests = (name: string) => /^(?:NODE_ENV|VITEST.*|TEST|MODE|DEV|PROD|SSR)$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfTests(name)));
}

/** A copy of the project, installed and built, in which the documented commands can be typed. */
export async function makeCheckout(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-checkout-'));
  whenOver(() => rm(folder, { recursive: true, force: true }));
  await copyProject(folder);
  await linkPackages(folder);
  const lines = Object.entries({ PORT: '0', ...settings }).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, '.env'), lines.join(''));

  /** Starts a command that runs until it is stopped. */
  function begin(command: string) {
    // In its own process group, so that Ctrl+C reaches every process that the command starts.
    const child = spawn('sh', ['-c', command], {
      cwd: folder,
      env: plainEnvironment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { ended, prints } = watchProcess(child, command);
    const signal = (name: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name);
      } catch {
        // The whole group has ended.
      }
    };
    onTestFinished(async () => {
      signal('SIGKILL');
      await ended();
    });
    return {
      ended,
      prints,
      stop: () => {
        signal('SIGINT');
        return ended();
      },
    };
  }

  return {
    folder,
    begin,
    /** Types a command that must succeed; gives its output. */
    type: async (command: string): Promise<string> => {
      const { code, output } = await begin(command).ended();
      if (code !== 0) throw new Error(`“${command}” ended with code ${code}:\n${output}`);
      return output;
    },
  };
}

/** The address of a site that was started. */
export const READY = /Marquee is ready at (http:\/\/[^"\s]+)/;

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runWorker } from '#server/media/run-worker.ts';
import { MediaJobTooHeavy } from '#server/media/worker-process.ts';
import { builtWorker } from '#tests/support/media/built-worker.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-run-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function program(name: string, source: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, source);
  return path;
}

/** A process that has ended but was not collected yet still has its number; it does nothing any more. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
  } catch {
    return false;
  }
}

const job = { name: 'peaks', path: '/x' } as const;

describe('A job in a child process', () => {
  it('sees none of our secrets', async () => {
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'hush');
    const workerPath = await program(
      'environment.mjs',
      'console.log(JSON.stringify({ response: { result: Object.keys(process.env) } }));',
    );
    const names = await runWorker(job, { workerPath, timeoutMs: 20_000 });
    vi.unstubAllEnvs();
    expect(names).not.toContain('S3_SECRET_ACCESS_KEY');
    expect(names).not.toContain('HOME');
  });

  it('tells damage from failure', async () => {
    const damaged = await program('damaged.mjs', `console.log('{"response":{"damaged":"cut off"}}');`);
    await expect(runWorker(job, { workerPath: damaged, timeoutMs: 20_000 })).rejects.toThrow('cut off');
    const failed = await program('failed.mjs', 'process.exit(3);');
    await expect(runWorker(job, { workerPath: failed, timeoutMs: 20_000 })).rejects.toThrow('ended with 3');
  });

  it('has more time for a large file than for a small one', async () => {
    const workerPath = await program('quick.mjs', `console.log('{"response":{"result":[]}}');`);
    const large = await program('large.wav', '');
    await truncate(large, 1024 ** 3);
    // No process starts within a millisecond.
    await expect(runWorker(job, { workerPath, timeoutMs: 1 })).rejects.toThrow(MediaJobTooHeavy);
    expect(await runWorker({ ...job, path: large }, { workerPath, timeoutMs: 1 })).toEqual([]);
  });

  it('is ended as soon as it writes too much', async () => {
    const source = 'const more = () => process.stdout.write("x".repeat(65536), more); more();';
    const workerPath = await program('endless.mjs', source);
    await expect(runWorker(job, { workerPath, timeoutMs: 50_000 })).rejects.toThrow('wrote too much');
  });

  it('is ended when JavaScript that never pauses takes too much memory', async () => {
    const source =
      'const kept = []; for (let i = 0; i < 6e6; i += 1) kept.push({ i }, [i]); console.log("{}");';
    const workerPath = await program('hungry.mjs', source);
    await expect(runWorker(job, { workerPath, timeoutMs: 50_000 })).rejects.toThrow(MediaJobTooHeavy);
  });

  it('shares its process with the job before, unless there is a reason for a new one', async () => {
    const child = fileURLToPath(new URL('./worker/child.ts', import.meta.url));
    const workerPath = await program(
      'several.ts',
      `import { serveJobs } from ${JSON.stringify(child)};
      const kept = [];
      const respond = async ({ path }) => {
        if (path === 'damaged') return { damaged: 'cut off' };
        if (path === 'refused') return { refused: 'tooManyPixels' };
        if (path === 'silent') return new Promise(() => setInterval(() => {}, 1000));
        if (path === 'kept') kept.push(Buffer.alloc(150 * 1024 * 1024, 1));
        if (path === 'hungry') {
          setInterval(() => kept.push(Buffer.alloc(20 * 1024 * 1024, 1)), 10);
          return new Promise(() => undefined);
        }
        return { result: process.pid };
      };
      serveJobs(respond, { maxMemoryBytes: 300 * 1024 * 1024 });`,
    );
    const run = (path: string, timeoutMs = 50_000, signal?: AbortSignal) =>
      runWorker({ name: 'peaks', path }, { workerPath, timeoutMs, signal }) as Promise<unknown>;

    const first = await run('/x');
    expect(await run('/x')).toBe(first);

    // What it held on to is too much for the next one.
    expect(await run('kept')).toBe(first);
    const second = await run('/x');
    expect(second).not.toBe(first);

    // A process that ended while it waited is noticed.
    process.kill(second as number, 'SIGKILL');
    await vi.waitFor(async () => expect(await isRunning(second as number)).toBe(false), 30_000);
    const third = await run('/x');

    await expect(run('damaged')).rejects.toThrow('cut off');
    const fourth = await run('/x');
    await expect(run('refused')).rejects.toThrow('too many pixels');
    const fifth = await run('/x');
    await expect(run('hungry')).rejects.toThrow(MediaJobTooHeavy);
    const sixth = await run('/x');
    await expect(run('silent', 100)).rejects.toThrow(MediaJobTooHeavy);
    const seventh = await run('/x');
    await expect(run('silent', 50_000, AbortSignal.timeout(10))).rejects.toThrow('stopped');
    const eighth = await run('/x');
    const all = [first, second, third, fourth, fifth, sixth, seventh, eighth];
    expect(new Set(all).size).toBe(all.length);
    for (const pid of all.slice(0, -1)) expect(await isRunning(pid as number)).toBe(false);
  });

  it('has a low priority in all of its threads', async () => {
    const child = fileURLToPath(new URL('./worker/child.ts', import.meta.url));
    const workerPath = await program(
      'threads.ts',
      `import { readdirSync } from 'node:fs';
      import { readFile } from 'node:fs/promises';
      import os from 'node:os';
      import { serveJobs } from ${JSON.stringify(child)};
      const priorities = () => readdirSync('/proc/self/task').map((thread) => os.getPriority(Number(thread)));
      const respond = async () => ({ result: priorities() });
      // Begins the threads in which FFmpeg works, as loading a program does.
      readFile('/proc/self/stat').then(() => serveJobs(respond, { maxMemoryBytes: 300 * 1024 * 1024 }));`,
    );
    const priorities = await runWorker(job, { workerPath, timeoutMs: 50_000 });
    expect(priorities.length).toBeGreaterThan(4);
    expect(Math.min(...priorities)).toBeGreaterThanOrEqual(10);
  });

  it('does not outlive a parent that was killed', async () => {
    // The real worker, kept busy by a job that waits: a named pipe without a writer.
    const pipe = join(folder, 'pipe.mp3');
    await once(spawn('mkfifo', [pipe]), 'exit');
    const parentSource = `
      import { runWorker } from ${JSON.stringify(fileURLToPath(new URL('./run-worker.ts', import.meta.url)))};
      runWorker({ name: 'peaks', path: ${JSON.stringify(pipe)} }, { workerPath: ${JSON.stringify(builtWorker())}, timeoutMs: 60000 }).catch(() => {});
    `;
    const parentPath = await program('parent.ts', parentSource);
    const parent = spawn(process.execPath, ['--import', 'tsx', parentPath], {
      cwd: fileURLToPath(new URL('../../../', import.meta.url)),
      stdio: 'inherit',
    });
    // The pipe can be opened for writing once the worker reads from it.
    const writer = await vi.waitFor(() => open(pipe, constants.O_WRONLY | constants.O_NONBLOCK), 30_000);
    const found = spawnSync('pgrep', ['-P', String(parent.pid), '-f', 'media-worker']);
    const child = Number(found.stdout.toString());
    expect(await isRunning(child)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(async () => expect(await isRunning(child)).toBe(false), 30_000);
    await writer.close();
  });
});

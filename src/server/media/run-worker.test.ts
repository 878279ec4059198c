import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MediaJobTooHeavy, runWorker } from '#server/media/run-worker.ts';
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
      'process.stdout.write(JSON.stringify({ result: Object.keys(process.env) }));',
    );
    const names = await runWorker(job, { workerPath, timeoutMs: 20_000 });
    vi.unstubAllEnvs();
    expect(names).not.toContain('S3_SECRET_ACCESS_KEY');
    expect(names).not.toContain('HOME');
  });

  it('tells damage from failure', async () => {
    const damaged = await program('damaged.mjs', `process.stdout.write('{"damaged":"cut off"}');`);
    await expect(runWorker(job, { workerPath: damaged, timeoutMs: 20_000 })).rejects.toThrow('cut off');
    const failed = await program('failed.mjs', 'process.exit(3);');
    await expect(runWorker(job, { workerPath: failed, timeoutMs: 20_000 })).rejects.toThrow('ended with 3');
  });

  it('has more time for a large file than for a small one', async () => {
    const workerPath = await program('quick.mjs', `process.stdout.write('{"result":[]}');`);
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
      'const kept = []; for (let i = 0; i < 6e6; i += 1) kept.push({ i }, [i]); process.stdout.write("{}");';
    const workerPath = await program('hungry.mjs', source);
    await expect(runWorker(job, { workerPath, timeoutMs: 50_000 })).rejects.toThrow(MediaJobTooHeavy);
  });

  it('does not outlive a parent that was killed', async () => {
    const pidFile = join(folder, 'child.pid');
    // The real worker, kept busy by a job that waits: a named pipe nobody writes to.
    const pipe = join(folder, 'pipe.mp3');
    await once(spawn('mkfifo', [pipe]), 'exit');
    const parentSource = `
      import { runWorker } from ${JSON.stringify(fileURLToPath(new URL('./run-worker.ts', import.meta.url)))};
      import { writeFileSync } from 'node:fs';
      runWorker({ name: 'peaks', path: ${JSON.stringify(pipe)} }, { workerPath: ${JSON.stringify(builtWorker())}, timeoutMs: 60000 }).catch(() => {});
      const childPid = process._getActiveHandles().find((handle) => handle.pid)?.pid;
      writeFileSync(${JSON.stringify(pidFile)}, String(childPid));
    `;
    const parentPath = await program('parent.ts', parentSource);
    const parent = spawn(process.execPath, ['--import', 'tsx', parentPath], {
      cwd: fileURLToPath(new URL('../../../', import.meta.url)),
      stdio: 'inherit',
    });
    // The pipe can be opened for writing once the worker reads from it.
    const writer = await vi.waitFor(() => open(pipe, constants.O_WRONLY | constants.O_NONBLOCK), 30_000);
    const child = Number(await readFile(pidFile, 'utf8'));
    expect(await isRunning(child)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(async () => expect(await isRunning(child)).toBe(false), 30_000);
    await writer.close();
  });
});

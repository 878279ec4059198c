import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Job, JobName, Response, Results } from '#server/media/worker/protocol.ts';

/** The tool failed: missing, crashed, too slow, or its output was too long. It says nothing about the file. */
export class MediaToolFailed extends Error {}

/** The tool worked, and found the file damaged or incomplete. */
export class MediaFileDamaged extends Error {}

type Options = { workerPath: string; timeoutMs: number; signal?: AbortSignal };

const maxOutputBytes = 16 * 1024 * 1024;
const maxErrorLength = 4 * 1024;

/** From the source tree the worker runs as TypeScript; a build puts it beside the program. */
export function defaultWorkerPath(): string {
  const name = import.meta.url.endsWith('.ts') ? './worker.ts' : './media-worker.js';
  return fileURLToPath(new URL(name, import.meta.url));
}

function nodeArguments(workerPath: string): string[] {
  if (!workerPath.endsWith('.ts')) return [workerPath];
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(tsx).href, workerPath];
}

/** The process reads files from strangers, so it gets no variable that may hold a secret. */
function safeEnvironment(): NodeJS.ProcessEnv {
  const kept = ['NODE_ENV', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Runs one job in a process of its own, so that a file which makes FFmpeg crash, hang or eat memory harms nothing
 * else. Standard input tells the child that this process is gone: it closes then, however this process ended.
 */
export async function runWorker<Name extends JobName>(
  job: Job & { name: Name },
  { workerPath, timeoutMs, signal }: Options,
): Promise<Results[Name]> {
  const child = spawn(process.execPath, [...nodeArguments(workerPath), JSON.stringify(job)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: safeEnvironment(),
    signal,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  running.add(child);
  try {
    const response = JSON.parse(await outputOf(child, timeoutMs)) as Response<Name>;
    if ('damaged' in response) throw new MediaFileDamaged(response.damaged);
    return response.result;
  } catch (error) {
    if (error instanceof MediaFileDamaged || error instanceof MediaToolFailed) throw error;
    throw new MediaToolFailed('The media tool wrote no valid response', { cause: error });
  } finally {
    child.kill('SIGKILL');
    running.delete(child);
  }
}

function outputOf(child: ChildProcess, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    let size = 0;
    let errorOutput = '';
    const fail = (why: string, cause?: unknown) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new MediaToolFailed(why, { cause }));
    };
    const timer = setTimeout(() => fail(`The media tool took longer than ${timeoutMs} ms`), timeoutMs);
    child.stdin?.on('error', () => undefined);
    child.stdout?.on('data', (chunk: Buffer) => {
      output.push(chunk);
      size += chunk.length;
      if (size > maxOutputBytes) fail('The media tool wrote too much');
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (errorOutput.length < maxErrorLength) errorOutput += chunk.toString().slice(0, maxErrorLength);
    });
    child.once('error', (error) => fail('The media tool could not be started', error));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(output).toString());
      else fail(`The media tool ended with ${signal ?? code}`, errorOutput);
    });
  });
}

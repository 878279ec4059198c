import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Failure } from '#server/errors.ts';
import { OUT_OF_MEMORY, type JobName, type Response, type Results } from '#server/media/worker/protocol.ts';

/** The tool failed: missing, crashed, too slow, or its output was too long. It says nothing about the file. */
export class MediaToolFailed extends Error {}

/** The job took more time or memory than it may: another attempt would end in the same way. */
export class MediaJobTooHeavy extends MediaToolFailed {}

/** The tool worked, and found the file damaged or incomplete. */
export class MediaFileDamaged extends Error {}

/** `timeoutMs`: for a small file; a large one gets more. */
type Options = { workerPath: string; timeoutMs: number; signal?: AbortSignal };

/** What a slow machine takes to read a megabyte, and to decode it. */
const msPerMegabyte = 250;

/** JavaScript that never pauses is not seen by the child's own watch (worker/child.ts). Pictures and sound lie outside of this memory. */
const maxHeapMegabytes = 192;
const maxOutputBytes = 16 * 1024 * 1024;
const maxErrorLength = 4 * 1024;

/** From the source tree a worker runs as TypeScript; a build puts it beside the program. */
export function defaultWorkerPath(name: 'media-worker' | 'file-worker'): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./${name}.${extension}`, import.meta.url));
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
 * Runs one job in a process of its own, so that a file which makes a library crash, hang or eat memory harms nothing
 * else. Standard input tells the child that this process is gone: it closes then, however this process ended.
 */
export async function runWorker<Name extends JobName>(
  job: { name: Name; path: string },
  { workerPath, timeoutMs, signal }: Options,
): Promise<Results[Name]> {
  const size = statSync(job.path, { throwIfNoEntry: false })?.size ?? 0;
  const timeForFileMs = timeoutMs + (size / 1024 ** 2) * msPerMegabyte;
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${maxHeapMegabytes}`, ...nodeArguments(workerPath), JSON.stringify(job)],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: safeEnvironment(),
      signal,
      killSignal: 'SIGKILL',
      windowsHide: true,
    },
  );
  running.add(child);
  try {
    const response = JSON.parse(await outputOf(child, timeForFileMs)) as Response<Name>;
    if ('damaged' in response) throw new MediaFileDamaged(response.damaged);
    if ('refused' in response) throw new Failure(response.refused.status, response.refused.message);
    return response.result;
  } catch (error) {
    const known = [MediaFileDamaged, MediaToolFailed, Failure];
    if (known.some((kind) => error instanceof kind)) throw error;
    throw new MediaToolFailed('The media tool wrote no valid response', { cause: error });
  } finally {
    child.kill('SIGKILL');
    running.delete(child);
  }
}

const isOutOfMemory = (errorOutput: string) =>
  errorOutput.endsWith(OUT_OF_MEMORY) || errorOutput.includes('JavaScript heap out of memory');

function outputOf(child: ChildProcess, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    let size = 0;
    let errorOutput = '';
    const fail = (why: string, cause?: unknown, Kind = MediaToolFailed) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Kind(why, { cause }));
    };
    const tooLong = `The media tool took longer than ${Math.round(timeoutMs)} ms`;
    const timer = setTimeout(() => fail(tooLong, undefined, MediaJobTooHeavy), timeoutMs);
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
      else if (isOutOfMemory(errorOutput)) fail(OUT_OF_MEMORY, undefined, MediaJobTooHeavy);
      else fail(`The media tool ended with ${signal ?? code}`, errorOutput);
    });
  });
}

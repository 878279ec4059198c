import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Job, JobAnswer, JobName, Jobs } from '#server/media/job.ts';

/** The tool failed: missing, crashed, too slow or too talkative. It says nothing about the file. */
export class MediaToolFailed extends Error {}

/** The tool worked, and found the file damaged or incomplete. */
export class MediaDamaged extends Error {}

export type RunOptions = { workerPath: string; timeoutMs: number; signal?: AbortSignal };

const mostAnswer = 16 * 1024 * 1024;
const mostComplaint = 4 * 1024;

/** From the source tree the worker runs as TypeScript; a build puts it beside the bundle or its chunks' folder. */
export function defaultWorkerPath(): string {
  const here = import.meta.url;
  const places = here.endsWith('.ts') ? ['./worker.ts'] : ['./media-worker.js', '../media-worker.js'];
  const paths = places.map((place) => fileURLToPath(new URL(place, here)));
  return paths.find((path) => existsSync(path)) ?? paths[0] ?? '';
}

function nodeArguments(workerPath: string): string[] {
  if (!workerPath.endsWith('.ts')) return [workerPath];
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(tsx).href, workerPath];
}

/** Nothing of ours that may be secret reaches the process that reads strangers' files. */
function fewVariables(): NodeJS.ProcessEnv {
  const kept = ['NODE_ENV', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Runs one job in a process of its own, so that a file which crashes, hangs or bloats FFmpeg costs nothing else.
 * Standard input is the child's lifeline: it closes when this process dies, however it dies.
 */
export async function runJob<Name extends JobName>(
  job: Job & { name: Name },
  { workerPath, timeoutMs, signal }: RunOptions,
): Promise<Jobs[Name]> {
  const child = spawn(process.execPath, [...nodeArguments(workerPath), JSON.stringify(job)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: fewVariables(),
    signal,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  running.add(child);
  try {
    const answer = JSON.parse(await outputOf(child, timeoutMs)) as JobAnswer<Name>;
    if ('damaged' in answer) throw new MediaDamaged(answer.damaged);
    return answer.result;
  } catch (error) {
    if (error instanceof MediaDamaged || error instanceof MediaToolFailed) throw error;
    throw new MediaToolFailed('The media tool gave no sensible answer', { cause: error });
  } finally {
    child.kill('SIGKILL');
    running.delete(child);
  }
}

function outputOf(child: ChildProcess, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    let size = 0;
    let complaint = '';
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
      if (size > mostAnswer) fail('The media tool would not stop talking');
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (complaint.length < mostComplaint) complaint += chunk.toString().slice(0, mostComplaint);
    });
    child.once('error', (error) => fail('The media tool could not be started', error));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(output).toString());
      else fail(`The media tool ended with ${signal ?? code}`, complaint);
    });
  });
}

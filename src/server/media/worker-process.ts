import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { OUT_OF_MEMORY } from '#server/media/worker/protocol.ts';

/** The tool failed: missing, crashed, too slow, or its output was too long. It says nothing about the file. */
export class MediaToolFailed extends Error {}

/** The job took more time or memory than it may: another attempt would end in the same way. */
export class MediaJobTooHeavy extends MediaToolFailed {}

/** JavaScript that never pauses is not seen by the child's own watch (worker/child.ts). Pictures and sound lie outside of this memory. */
const maxHeapMegabytes = 192;
const maxOutputBytes = 16 * 1024 * 1024;
const maxErrorLength = 4 * 1024;

/** From the source tree a worker runs as TypeScript, beside whoever uses it; a build puts it beside the program. */
export function workerBeside(user: string, name: 'media-worker' | 'file-worker' | 'demo-worker'): string {
  const extension = user.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./${name}.${extension}`, user));
}

/** The fonts that texts in pictures are drawn with, beside the program too. */
export const fontsConfig = fileURLToPath(new URL('./fonts/fonts.conf', import.meta.url));

function nodeArguments(workerPath: string): string[] {
  if (!workerPath.endsWith('.ts')) return [workerPath];
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(tsx).href, workerPath];
}

/** The process reads files from strangers, so it gets no variable that may hold a secret. */
function safeEnvironment(): NodeJS.ProcessEnv {
  const kept = ['NODE_ENV', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  const given = kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(given), FONTCONFIG_FILE: fontsConfig };
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const isOutOfMemory = (errorOutput: string) =>
  errorOutput.endsWith(OUT_OF_MEMORY) || errorOutput.includes('JavaScript heap out of memory');

type Limits = { timeoutMs: number; signal?: AbortSignal };

/**
 * A process of its own, so that a file which makes a library crash, hang or eat memory harms nothing else. Standard
 * input tells it that this process is gone: it closes then, however this process ended.
 */
export function startWorkerProcess(workerPath: string) {
  // Without descriptors left there is a process without pipes, which then fails to start.
  const child: ChildProcess = spawn(
    process.execPath,
    [`--max-old-space-size=${maxHeapMegabytes}`, ...nodeArguments(workerPath)],
    { stdio: ['pipe', 'pipe', 'pipe'], env: safeEnvironment(), windowsHide: true },
  );
  running.add(child);
  child.once('close', () => running.delete(child));
  child.stdin?.on('error', () => undefined);
  // While it works, its time limit keeps this process going; while it rests, this process may end.
  for (const part of [child, ...child.stdio]) (part as ChildProcess | Socket | null)?.unref();

  const end = (): void => void child.kill('SIGKILL');

  /** Sends it a line and waits for the one it writes in return. Whatever goes wrong ends it. */
  function ask(line: string, { timeoutMs, signal }: Limits): Promise<string> {
    return new Promise((resolve, reject) => {
      const output: Buffer[] = [];
      let size = 0;
      let errorOutput = '';
      const stopListening = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        child.stdout?.off('data', read);
        child.stderr?.off('data', readError);
        child.off('error', failToStart).off('close', fallSilent);
      };
      const fail = (why: string, cause?: unknown, Kind = MediaToolFailed) => {
        stopListening();
        end();
        reject(new Kind(why, { cause }));
      };
      const read = (chunk: Buffer) => {
        output.push(chunk);
        size += chunk.length;
        if (size > maxOutputBytes) return fail('The media tool wrote too much');
        if (!chunk.includes('\n')) return;
        stopListening();
        resolve(Buffer.concat(output).toString());
      };
      const readError = (chunk: Buffer) => {
        if (errorOutput.length < maxErrorLength) errorOutput += chunk.toString().slice(0, maxErrorLength);
      };
      const failToStart = (error: Error) => fail('The media tool could not be started', error);
      const fallSilent = (code: number | null, killedBy: string | null) => {
        if (isOutOfMemory(errorOutput)) fail(OUT_OF_MEMORY, undefined, MediaJobTooHeavy);
        else fail(`The media tool ended with ${killedBy ?? code}`, errorOutput);
      };
      const giveUp = () => fail('The media tool was stopped', signal?.reason);
      const tooLong = `The media tool took longer than ${timeoutMs} ms`;
      const timer = setTimeout(() => fail(tooLong, undefined, MediaJobTooHeavy), timeoutMs);

      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp);
      child.stdout?.on('data', read);
      child.stderr?.on('data', readError);
      child.once('error', failToStart).once('close', fallSilent);
      child.stdin?.write(`${line}\n`);
    });
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return { ask, end, hasEnded };
}

export type WorkerProcess = ReturnType<typeof startWorkerProcess>;

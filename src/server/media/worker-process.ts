import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { OUT_OF_MEMORY, type Progress } from '#server/media/worker/protocol.ts';

/** The worker is missing, crashed, too slow, or wrote too much. Says nothing about the file. */
export class MediaToolFailed extends Error {}

/** The job exceeded its time or memory limit, and would again. */
export class MediaJobTooHeavy extends MediaToolFailed {}

/** It made no progress for too long. */
export class MediaJobStalled extends MediaJobTooHeavy {}

/** The memory check in worker/child.ts cannot interrupt JavaScript. Pictures and sound are outside of this heap. */
const maxHeapMegabytes = 192;
const maxOutputBytes = 16 * 1024 * 1024;
const maxErrorLength = 4 * 1024;

/** In development the worker is a TypeScript file beside its user; a build puts it beside the program. */
export function workerBeside(
  user: string,
  name: 'media-worker' | 'file-worker' | 'conversion-worker',
): string {
  const extension = user.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./${name}.${extension}`, user));
}

/** The fonts for texts in pictures. */
const fontsConfig = fileURLToPath(new URL('./fonts/fonts.conf', import.meta.url));

function nodeArguments(workerPath: string): string[] {
  if (!workerPath.endsWith('.ts')) return [workerPath];
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(tsx).href, workerPath];
}

/** The process reads untrusted files, so it gets no variable that may contain a secret. */
function safeEnvironment(): NodeJS.ProcessEnv {
  const allowed = ['NODE_ENV', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  const given = allowed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(given), FONTCONFIG_FILE: fontsConfig };
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const isOutOfSpace = (errorOutput: string) => /no space left on device/i.test(errorOutput);

const isOutOfMemory = (errorOutput: string) =>
  errorOutput.endsWith(OUT_OF_MEMORY) || errorOutput.includes('JavaScript heap out of memory');

type Limits = {
  /** Without any sign of progress. */
  timeoutMs: number;
  /** In all. */
  maxMs?: number;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

/**
 * A separate process, so that a file that makes a library crash, hang or use too much memory does no harm. Its standard
 * input closes when this process ends, however it ends.
 */
export function startWorkerProcess(workerPath: string) {
  // Without free file descriptors the process has no pipes, and fails to start.
  const child: ChildProcess = spawn(
    process.execPath,
    [`--max-old-space-size=${maxHeapMegabytes}`, ...nodeArguments(workerPath)],
    { stdio: ['pipe', 'pipe', 'pipe'], env: safeEnvironment(), windowsHide: true },
  );
  running.add(child);
  child.once('close', () => running.delete(child));
  child.stdin?.on('error', () => undefined);
  // An idle worker must not keep this process alive; a running job does by its timer.
  for (const part of [child, ...child.stdio]) (part as ChildProcess | Socket | null)?.unref();

  const end = (): void => void child.kill('SIGKILL');

  /** Sends a line and resolves with the response. Any failure kills the process. */
  function send(line: string, { timeoutMs, maxMs, signal, onProgress }: Limits): Promise<string> {
    return new Promise((resolve, reject) => {
      const output: Buffer[] = [];
      let size = 0;
      let errorOutput = '';
      const stopListening = () => {
        clearTimeout(timer);
        clearTimeout(totalTimer);
        signal?.removeEventListener('abort', onAbort);
        child.stdout?.off('data', read);
        child.stderr?.off('data', readError);
        child.off('error', onStartFailure).off('close', onClose);
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
        const lines = Buffer.concat(output).toString().split('\n');
        const rest = lines.pop() ?? '';
        output.splice(0, output.length, Buffer.from(rest));
        size = rest.length;
        for (const line of lines) {
          const progress = readProgress(line);
          if (!progress) {
            stopListening();
            return resolve(line);
          }
          timer.refresh();
          onProgress?.(progress);
        }
      };
      const readError = (chunk: Buffer) => {
        if (errorOutput.length < maxErrorLength) errorOutput += chunk.toString().slice(0, maxErrorLength);
      };
      const onStartFailure = (error: Error) => fail('The media tool could not be started', error);
      const onClose = (code: number | null, killedBy: string | null) => {
        if (isOutOfMemory(errorOutput)) fail(OUT_OF_MEMORY, undefined, MediaJobTooHeavy);
        else if (isOutOfSpace(errorOutput)) fail('The media tool had no space left on device', errorOutput);
        else fail(`The media tool ended with ${killedBy ?? code}`, errorOutput);
      };
      const onAbort = () => fail('The media tool was stopped', signal?.reason);
      const failAfter = (ms: number, Kind: typeof MediaJobTooHeavy) =>
        setTimeout(() => fail(`The media tool took longer than ${ms} ms`, undefined, Kind), ms);
      const timer = failAfter(timeoutMs, MediaJobStalled);
      const totalTimer = maxMs === undefined ? undefined : failAfter(maxMs, MediaJobTooHeavy);

      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort);
      child.stdout?.on('data', read);
      child.stderr?.on('data', readError);
      child.once('error', onStartFailure).once('close', onClose);
      child.stdin?.write(`${line}\n`);
    });
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return { send, end, hasEnded };
}

const progressStart = '{"done":';

function readProgress(line: string): Progress | null {
  return line.startsWith(progressStart) ? (JSON.parse(line) as Progress) : null;
}

export type WorkerProcess = ReturnType<typeof startWorkerProcess>;

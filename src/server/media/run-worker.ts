import { statSync } from 'node:fs';
import {
  animationTooManyPixels,
  pictureTooHeavy,
  pictureTooManyFrames,
  pictureTooManyPixels,
  type Failure,
} from '#server/errors.ts';
import type { JobName, Progress, Reply, Results } from '#server/media/worker/protocol.ts';
import type { RefusalReason } from '#server/media/worker/refused-picture.ts';
import {
  MediaJobTooHeavy,
  MediaToolFailed,
  startWorkerProcess,
  type WorkerProcess,
} from '#server/media/worker-process.ts';

/** The worker found the file damaged or incomplete. */
export class MediaFileDamaged extends Error {}

const refusals: Record<RefusalReason, () => Failure> = {
  tooManyPixels: pictureTooManyPixels,
  tooManyFrames: pictureTooManyFrames,
  animationTooManyPixels,
  tooHeavy: pictureTooHeavy,
};

/** `timeoutMs` is for a small file; a large one gets more time. */
type Options = {
  workerPath: string;
  timeoutMs: number;
  /** In all, for a job that reports progress. */
  maxMs?: number;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

/** To read and decode a megabyte on a slow machine. */
const msPerMegabyte = 250;

/** Starting a process takes longer than most jobs, but an idle one takes memory. */
const idleMs = 10_000;

/** Idle processes by their program. */
const idleWorkers = new Map<string, { worker: WorkerProcess; timer: NodeJS.Timeout }>();

/**
 * Runs one job in a child process. The process is reused for the next job, unless the file was damaged, the job failed or
 * was aborted, or the process asks to be replaced.
 */
export async function runWorker<Name extends JobName>(
  job: { name: Name; path: string; [setting: string]: unknown },
  options: Options,
): Promise<Results[Name]> {
  const { workerPath, timeoutMs, maxMs, signal, onProgress } = options;
  const size = statSync(job.path, { throwIfNoEntry: false })?.size ?? 0;
  const limits = {
    timeoutMs: timeoutMs + Math.round((size / 1024 ** 2) * msPerMegabyte),
    maxMs,
    signal,
    onProgress,
  };
  const idle = takeIdle(workerPath);
  const worker = idle ?? startWorkerProcess(workerPath);
  let canReuse = false;
  try {
    const { response, needsReplacement } = parse<Name>(await worker.send(JSON.stringify(job), limits));
    if ('damaged' in response) throw new MediaFileDamaged(response.damaged);
    if ('refused' in response) throw refusals[response.refused]();
    canReuse = !needsReplacement;
    return response.result;
  } catch (error) {
    // An idle process may have been killed just before the job was sent, so the job runs again.
    if (!idle || signal?.aborted || !hasCrashed(error)) throw error;
    return await runWorker(job, options);
  } finally {
    if (canReuse) makeIdle(workerPath, worker);
    else worker.end();
  }
}

function parse<Name extends JobName>(line: string): Reply<Name> {
  try {
    return JSON.parse(line) as Reply<Name>;
  } catch (error) {
    throw new MediaToolFailed('The media tool wrote no valid response', { cause: error });
  }
}

function hasCrashed(error: unknown): boolean {
  return error instanceof MediaToolFailed && !(error instanceof MediaJobTooHeavy);
}

function takeIdle(workerPath: string): WorkerProcess | null {
  const idle = idleWorkers.get(workerPath);
  idleWorkers.delete(workerPath);
  clearTimeout(idle?.timer);
  return idle && !idle.worker.hasEnded() ? idle.worker : null;
}

function makeIdle(workerPath: string, worker: WorkerProcess): void {
  if (idleWorkers.has(workerPath)) return worker.end();
  const timer = setTimeout(() => {
    idleWorkers.delete(workerPath);
    worker.end();
  }, idleMs).unref();
  idleWorkers.set(workerPath, { worker, timer });
}

import { statSync } from 'node:fs';
import { Failure } from '#server/errors.ts';
import type { JobName, Reply, Results } from '#server/media/worker/protocol.ts';
import {
  MediaJobTooHeavy,
  MediaToolFailed,
  startWorkerProcess,
  type WorkerProcess,
} from '#server/media/worker-process.ts';

/** The tool worked, and found the file damaged or incomplete. */
export class MediaFileDamaged extends Error {}

/** `timeoutMs`: for a small file; a large one gets more. */
type Options = { workerPath: string; timeoutMs: number; signal?: AbortSignal };

/** What a slow machine takes to read a megabyte, and to decode it. */
const msPerMegabyte = 250;

/** Starting a process takes longer than most jobs, and one that waits takes memory. */
const restMs = 10_000;

/** Processes that have done a job well and may do another, by their program. */
const resting = new Map<string, { worker: WorkerProcess; timer: NodeJS.Timeout }>();

/**
 * Runs one job in a child process, alone. The process is kept for the next job for a while, unless the file was at
 * fault, the job failed or was given up, or the process itself asks to be replaced.
 */
export async function runWorker<Name extends JobName>(
  job: { name: Name; path: string },
  { workerPath, timeoutMs, signal }: Options,
): Promise<Results[Name]> {
  const size = statSync(job.path, { throwIfNoEntry: false })?.size ?? 0;
  const limits = { timeoutMs: timeoutMs + Math.round((size / 1024 ** 2) * msPerMegabyte), signal };
  const rested = takeRested(workerPath);
  const worker = rested ?? startWorkerProcess(workerPath);
  let mayRest = false;
  try {
    const { response, isWorn } = parse<Name>(await worker.ask(JSON.stringify(job), limits));
    if ('damaged' in response) throw new MediaFileDamaged(response.damaged);
    if ('refused' in response) throw new Failure(response.refused.status, response.refused.message);
    mayRest = !isWorn;
    return response.result;
  } catch (error) {
    // One that rested may have been ended from outside, just as it was asked: that says nothing about the job.
    if (!rested || signal?.aborted || !hasEndedByItself(error)) throw error;
    return await runWorker(job, { workerPath, timeoutMs, signal });
  } finally {
    if (mayRest) rest(workerPath, worker);
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

function hasEndedByItself(error: unknown): boolean {
  return error instanceof MediaToolFailed && !(error instanceof MediaJobTooHeavy);
}

function takeRested(workerPath: string): WorkerProcess | null {
  const rested = resting.get(workerPath);
  resting.delete(workerPath);
  clearTimeout(rested?.timer);
  return rested && !rested.worker.hasEnded() ? rested.worker : null;
}

function rest(workerPath: string, worker: WorkerProcess): void {
  if (resting.has(workerPath)) return worker.end();
  const timer = setTimeout(() => {
    resting.delete(workerPath);
    worker.end();
  }, restMs).unref();
  resting.set(workerPath, { worker, timer });
}

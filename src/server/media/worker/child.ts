import { writeSync } from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { OUT_OF_MEMORY, type Reply, type Response } from '#server/media/worker/protocol.ts';

const WATCH_MS = 50;
/** Whatever a library does not give back goes with the process. */
const MOST_JOBS = 50;
/** A process that holds more than this after a job makes room for a new one. */
const RESTING_BYTES = 128 * 1024 * 1024;

type Limits = {
  /** What one job may take, beyond what the process held when it began. */
  maxMemoryBytes: number;
};

const killSelf = () => process.kill(process.pid, 'SIGKILL');

const memory = () => process.memoryUsage.rss();

/** Visitors' requests go first. */
function lowerPriority(): void {
  try {
    os.setPriority(10);
  } catch {
    // Some systems do not allow it; the job works all the same.
  }
}

/** Ends this process as soon as it holds more than `most()`. */
function endBeyond(most: () => number): void {
  setInterval(() => {
    if (memory() <= most()) return;
    writeSync(process.stderr.fd, OUT_OF_MEMORY);
    killSelf();
  }, WATCH_MS).unref();
}

/**
 * What every child process does: for each line of JSON in, one line of JSON out. It ends with its parent: standard
 * input stays open as long as that lives.
 */
export function doJobs(
  // Each process knows jobs of its own, and is asked for no other.
  respondTo: (job: never) => Promise<Response>,
  { maxMemoryBytes }: Limits,
): void {
  let most = memory() + maxMemoryBytes;
  let count = 0;
  const doJob = async (line: string) => {
    most = memory() + maxMemoryBytes;
    count += 1;
    const response = await respondTo(JSON.parse(line) as never);
    const isWorn = count >= MOST_JOBS || memory() > RESTING_BYTES;
    process.stdout.write(`${JSON.stringify({ response, isWorn } satisfies Reply)}\n`);
  };
  lowerPriority();
  endBeyond(() => most);
  process.stdin.on('error', killSelf);
  // A job that fails without a response ends the process.
  createInterface(process.stdin)
    .on('close', killSelf)
    .on('line', (line) => void doJob(line));
}

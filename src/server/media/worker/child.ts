import { existsSync, readdirSync, writeSync } from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { OUT_OF_MEMORY, type Reply, type Response } from '#server/media/worker/protocol.ts';

const WATCH_MS = 50;
/** Ending the process frees what libraries leak. */
const MAX_JOBS = 50;
/** A process that uses more than this after a job is replaced. */
const MAX_IDLE_BYTES = 128 * 1024 * 1024;

type Limits = {
  /** For one job, in addition to the memory at its start. */
  maxMemoryBytes: number;
};

const killSelf = () => process.kill(process.pid, 'SIGKILL');

const memory = () => process.memoryUsage.rss();

/**
 * Requests of visitors have priority. Linux gives each thread its own, which those that it starts inherit: FFmpeg works in
 * threads that Node has started before.
 */
function lowerPriority(): void {
  try {
    for (const thread of ownThreads()) os.setPriority(thread, 10);
  } catch {
    // Some systems do not allow it.
  }
}

function ownThreads(): number[] {
  const threads = '/proc/self/task';
  return existsSync(threads) ? readdirSync(threads).map(Number) : [process.pid];
}

/** Kills this process when it uses more than `limit()`. */
function killAboveMemory(limit: () => number): void {
  setInterval(() => {
    if (memory() <= limit()) return;
    writeSync(process.stderr.fd, OUT_OF_MEMORY);
    killSelf();
  }, WATCH_MS).unref();
}

/**
 * Reads jobs as lines of JSON and writes a line of JSON for each. Ends with its parent, when standard input closes.
 */
export function serveJobs(
  // Each process receives only its own kinds of jobs.
  respondTo: (job: never) => Promise<Response>,
  { maxMemoryBytes }: Limits,
): void {
  let limit = memory() + maxMemoryBytes;
  let count = 0;
  const runJob = async (line: string) => {
    limit = memory() + maxMemoryBytes;
    count += 1;
    const response = await respondTo(JSON.parse(line) as never);
    const needsReplacement = count >= MAX_JOBS || memory() > MAX_IDLE_BYTES;
    process.stdout.write(`${JSON.stringify({ response, needsReplacement } satisfies Reply)}\n`);
  };
  lowerPriority();
  killAboveMemory(() => limit);
  process.stdin.on('error', killSelf);
  // A job that fails without a response ends the process.
  createInterface(process.stdin)
    .on('close', killSelf)
    .on('line', (line) => void runJob(line));
}

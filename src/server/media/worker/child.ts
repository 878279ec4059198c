import { writeSync } from 'node:fs';
import os from 'node:os';
import { OUT_OF_MEMORY, type Response } from '#server/media/worker/protocol.ts';

const WATCH_MS = 50;

const killSelf = () => process.kill(process.pid, 'SIGKILL');

/** Ends this process when the parent is gone: standard input stays open as long as it lives. */
function endWithParent(): void {
  process.stdin.on('end', killSelf).on('error', killSelf).resume();
}

function endBeyond(maxMemoryBytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() <= maxMemoryBytes) return;
    writeSync(process.stderr.fd, OUT_OF_MEMORY);
    killSelf();
  }, WATCH_MS).unref();
}

/** Visitors' requests go first. */
function lowerPriority(): void {
  try {
    os.setPriority(10);
  } catch {
    // Some systems do not allow it; the job works all the same.
  }
}

/** What every child process does: one job from the command line, one line of JSON out. */
export async function doOneJob(
  // Each process knows jobs of its own, and is asked for no other.
  respondTo: (job: never) => Promise<Response>,
  { maxMemoryBytes }: { maxMemoryBytes: number },
): Promise<void> {
  endWithParent();
  endBeyond(maxMemoryBytes);
  lowerPriority();
  const line = JSON.stringify(await respondTo(JSON.parse(process.argv[2] ?? '') as never));
  // Nothing is freed first: the memory goes with the process.
  process.stdout.write(line, () => process.exit(0));
}

import type { Progress } from '#server/media/worker/protocol.ts';

const REPORT_MS = 1_000;

let reportedAt = 0;

/** Tells the program how far the job is, from 0 to 1, about once a second. */
export function reportProgress(done: number): void {
  if (Date.now() - reportedAt < REPORT_MS) return;
  reportedAt = Date.now();
  const progress: Progress = { done: Math.min(1, Math.max(0, done)) };
  process.stdout.write(`${JSON.stringify(progress)}\n`);
}

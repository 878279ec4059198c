import type { DemoFile, DemoJob } from '#server/media/worker/protocol.ts';
import { runWorker } from '#server/media/run-worker.ts';
import { workerBeside } from '#server/media/worker-process.ts';

/** A song of a minute on a slow machine, and more. */
const TIMEOUT_MS = 120_000;

/** Has the demo's files made by a process of its own: it takes all of a processor for half a minute. */
export function createDemoFiles(workerPath = workerBeside(import.meta.url, 'demo-worker')) {
  return {
    make: async (file: DemoFile, target: string, signal?: AbortSignal): Promise<void> => {
      const job: DemoJob = { name: 'makeDemoFile', path: '', file, target };
      await runWorker(job, { workerPath, timeoutMs: TIMEOUT_MS, signal });
    },
  };
}

export type DemoFiles = ReturnType<typeof createDemoFiles>;

import { createFileJobs } from '#server/media/file-jobs.ts';
import { createMediaJobs } from '#server/media/media-jobs.ts';
import { builtWorker } from '#tests/support/media/built-worker.ts';

/** The real media tool; should it fail, the test does. */
export function realMediaJobs() {
  return createMediaJobs({
    fileJobs: realFileJobs(),
    workerPath: builtWorker(),
    onToolFailure: (error) => {
      throw error;
    },
  });
}

export const realFileJobs = () => createFileJobs({ workerPath: builtWorker('file-worker') });

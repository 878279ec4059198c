import type { FastifyBaseLogger } from 'fastify';
import { checkFiles } from '#server/domain/jobs/check.job.ts';
import { discardFile } from '#server/domain/jobs/discard.job.ts';
import type { JobHandlers } from '#server/domain/jobs/queue.ts';
import { sweep } from '#server/domain/jobs/sweep.job.ts';
import { makeThumbnailOfFile } from '#server/domain/jobs/thumbnail.job.ts';
import { drawWaveform } from '#server/domain/jobs/waveform.job.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';

const DAY_MS = 24 * 60 * 60_000;

type Needs = ContentNeeds & { log: FastifyBaseLogger };

/** Every kind of job. Those that need FFmpeg wait for a program that has it. */
export function jobHandlers(needs: Needs): JobHandlers {
  const startedAt = new Date();
  return {
    discard: {
      what: 'The removal',
      run: (file) => discardFile(needs, file),
      // However long the store is away.
      tries: Infinity,
    },
    check: { what: 'The site check', run: (_, signal) => checkFiles({ ...needs, startedAt }, signal) },
    sizes: { what: 'Making the sizes', run: (file, signal) => needs.derivatives.makeAll(file, signal) },
    sweep: {
      what: 'Tidying up',
      run: (_, signal) => sweep({ ...needs, startedAt }, signal),
      tries: Infinity,
      everyMs: DAY_MS,
    },
    ...(needs.mediaJobs.isOn && {
      thumbnail: {
        what: 'Making the thumbnail',
        run: (file, signal) => makeThumbnailOfFile(needs, file, signal),
      },
      waveform: {
        what: 'Drawing the waveform',
        run: (file, signal) => drawWaveform(needs, file, signal),
      },
    }),
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Backups } from '#server/domain/backup/backups.ts';
import { backUpNightly } from '#server/domain/backup/nightly-backup.ts';
import type { DatabaseWatch } from '#server/domain/database-watch.ts';
import { checkFiles } from '#server/domain/jobs/check.job.ts';
import { discardFile } from '#server/domain/jobs/discard.job.ts';
import { measureFilm } from '#server/domain/jobs/duration.job.ts';
import { publish } from '#server/domain/jobs/publish.job.ts';
import type { JobHandlers } from '#server/domain/jobs/queue.ts';
import { makeSharePicture } from '#server/domain/jobs/share-picture.job.ts';
import { sweep } from '#server/domain/jobs/sweep.job.ts';
import { makeThumbnailOfFile } from '#server/domain/jobs/thumbnail.job.ts';
import { drawWaveform } from '#server/domain/jobs/waveform.job.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import type { SharePictures } from '#server/domain/share-pictures/share-pictures.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How often it is asked whether a night has passed. */
const LOOK_FOR_NIGHT_MS = 15 * 60_000;

type Needs = ContentNeeds & {
  config: Config;
  backups: Backups;
  sharePictures: SharePictures;
  databaseWatch: DatabaseWatch;
  log: FastifyBaseLogger;
};

/** Every kind of job. Those that need FFmpeg, or a folder for backups, wait for a program that has it. */
export function jobHandlers(needs: Needs): JobHandlers {
  const startedAt = new Date();
  const nightly = needs.config.backups;
  return {
    discard: {
      what: 'The removal',
      run: (file) => discardFile(needs, file),
      // However long the store is away.
      tries: Infinity,
    },
    check: { what: 'The site check', run: (_, signal) => checkFiles({ ...needs, startedAt }, signal) },
    publish: { what: 'Publishing', run: (subject) => publish(needs, subject), tries: Infinity },
    sizes: {
      what: 'Making the sizes',
      run: (file, signal) => needs.derivatives.makeAll(file, signal),
      isPreparation: true,
    },
    sharePicture: {
      what: 'Drawing the share picture',
      run: (subject, signal) => makeSharePicture(needs, subject, signal),
      isPreparation: true,
    },
    sweep: {
      what: 'Tidying up',
      run: (_, signal) => sweep({ ...needs, startedAt }, signal),
      tries: Infinity,
      everyMs: DAY_MS,
    },
    ...(nightly && {
      backup: {
        what: 'The nightly backup',
        run: (_, signal) => backUpNightly({ ...needs, ...nightly, startedAt }, signal),
        tries: Infinity,
        everyMs: LOOK_FOR_NIGHT_MS,
      },
    }),
    ...(needs.mediaJobs.isOn && {
      thumbnail: {
        what: 'Making the thumbnail',
        run: (file, signal) => makeThumbnailOfFile(needs, file, signal),
        isPreparation: true,
      },
      duration: { what: 'Measuring the film', run: (file) => measureFilm(needs, file), isPreparation: true },
      waveform: {
        what: 'Drawing the waveform',
        run: (file, signal) => drawWaveform(needs, file, signal),
        isPreparation: true,
      },
    }),
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { inEnglish } from '#shared/language/text-of.ts';
import { withText } from '#shared/language/text.ts';
import type { PageKind } from '#shared/primitives/addresses.ts';
import type { Config } from '#server/config.ts';
import type { Backups } from '#server/domain/backup/backups.ts';
import { backUpNightly } from '#server/domain/backup/nightly-backup.ts';
import { publish } from '#server/domain/catalogue/publishing.ts';
import { checkSite } from '#server/domain/check/check-site.ts';
import { describeCheck } from '#server/domain/check/check-status.ts';
import { sweep } from '#server/domain/check/sweep.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { makeThumbnail } from '#server/domain/files/thumbnails.ts';
import { makeTrackStreams } from '#server/domain/files/track-streams.ts';
import { makeVideoStreams } from '#server/domain/files/video-streams.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import type { DatabaseWatch } from '#server/domain/health/database-watch.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import type { JobHandlers } from '#server/domain/jobs/queue.ts';
import type { Mailer } from '#server/domain/mail/sending/mailer.ts';
import { startNewsletter } from '#server/domain/mail/newsletters/newsletter-sending.ts';
import { addWeeklySummary } from '#server/domain/mail/weekly-summary.ts';
import type { SharePictures } from '#server/domain/sharing/share-pictures.ts';
import { trackNotFound, videoNotFound } from '#server/errors.ts';
import * as tracks from '#server/storage/database/queries/catalogue/tracks.queries.ts';
import * as videos from '#server/storage/database/queries/catalogue/videos.queries.ts';
import { findDueMail } from '#server/storage/database/queries/mail/mails.queries.ts';
import { deleteConversion } from '#server/storage/database/queries/site/conversions.queries.ts';
import { deleteStoredFile } from '#server/storage/database/queries/site/stored-files.queries.ts';
import type { VisibleTable } from '#server/storage/database/tables.ts';
import { derivativesPrefix } from '#server/storage/media-store/names.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Finds mail that waits for another attempt; new mail is sent at once. */
const MAIL_CHECK_MS = 15_000;

const SUMMARY_CHECK_MS = 15 * 60_000;

const NIGHTLY_BACKUP_CHECK_MS = 15 * 60_000;

type Deps = ContentDeps & {
  config: Config;
  backups: Backups;
  sharePictures: SharePictures;
  databaseWatch: DatabaseWatch;
  clock: ClockWatch;
  disk: Pick<DiskWatch, 'check'>;
  /** Null where the site sends no mail. */
  mailer: Mailer | null;
  log: FastifyBaseLogger;
};

/** Jobs that need FFmpeg or a backup folder have no handler here without it: they wait for an instance that has one. */
export function jobHandlers(deps: Deps): JobHandlers {
  const startedAt = new Date();
  const nightly = deps.config.backups;
  const { mailer, conversions } = deps;
  return {
    discard: {
      what: 'The removal',
      run: (file) => discardFile(deps, file),
      tries: Infinity,
    },
    check: { what: 'The site check', run: (_, signal) => check(deps, startedAt, signal) },
    publish: {
      what: 'Publishing',
      run: (subject) => publish(deps, subject.split(' ')[0] as VisibleTable),
      tries: Infinity,
    },
    sizes: {
      what: 'Making the sizes',
      run: (file, signal) => deps.derivatives.makeAll(file, signal),
      isPreparation: true,
    },
    sharePicture: {
      what: 'Drawing the share picture',
      run: (subject, signal) => makeSharePicture(deps, subject, signal),
      isPreparation: true,
    },
    sweep: {
      what: 'Tidying up',
      run: (_, signal) => sweep({ ...deps, startedAt }, signal),
      tries: Infinity,
      everyMs: DAY_MS,
    },
    ...(nightly && {
      backup: {
        what: 'The nightly backup',
        run: (_, signal) => backUpNightly({ ...deps, ...nightly, startedAt }, signal),
        tries: Infinity,
        everyMs: NIGHTLY_BACKUP_CHECK_MS,
      },
    }),
    ...(mailer && {
      mail: {
        what: 'Sending mail',
        run: (_, signal) => mailer.sendDue(signal),
        tries: Infinity,
        everyMs: MAIL_CHECK_MS,
        hasMore: async (db) => (await findDueMail(db)) !== undefined,
      },
      newsletter: {
        what: 'Sending the newsletter',
        run: (subject, signal) => startNewsletter(deps, Number(subject.split(' ')[0]), signal),
        tries: Infinity,
      },
      summary: {
        what: 'The weekly summary',
        run: () => addWeeklySummary(deps),
        tries: Infinity,
        everyMs: SUMMARY_CHECK_MS,
      },
    }),
    ...(deps.mediaJobs.isOn && {
      thumbnail: {
        what: 'Making the thumbnail',
        run: (file, signal) => makeThumbnailOfFile(deps, file, signal),
        isPreparation: true,
      },
      duration: { what: 'Measuring the video', run: (file) => measureVideo(deps, file), isPreparation: true },
      waveform: {
        what: 'Drawing the waveform',
        run: (file, signal) => drawWaveform(deps, file, signal),
        isPreparation: true,
      },
    }),
    ...(conversions && {
      videoStreams: {
        what: 'Converting the video',
        run: (file, signal) => makeVideoStreams({ ...deps, conversions }, file, signal),
        isPreparation: true,
      },
      trackStreams: {
        what: 'Converting the song',
        run: (file, signal) => makeTrackStreams({ ...deps, conversions }, file, signal),
        isPreparation: true,
      },
    }),
  };
}

async function check(deps: Deps, startedAt: Date, signal: AbortSignal): Promise<void> {
  const { problems } = await checkSite(deps, { startedAt, signal });
  if (problems.length > 0) deps.log.warn(withText(inEnglish(), () => describeCheck(problems.length)));
}

/** Removes a file that no row references, and everything made from it. */
async function discardFile({ database, media, conversionFolders }: Deps, file: string): Promise<void> {
  await media.discard(file);
  for await (const { name } of media.list(derivativesPrefix(file))) await media.discard(name);
  await conversionFolders.discard(file);
  await deleteConversion(database, file);
  await deleteStoredFile(database, file);
}

/** The subject is the kind, the id and the time of the change. */
async function makeSharePicture(
  { sharePictures }: Deps,
  subject: string,
  signal: AbortSignal,
): Promise<void> {
  const [kind, id] = subject.split(' ');
  await sharePictures.prepare({ kind: kind as PageKind, id: Number(id) }, signal);
}

async function makeThumbnailOfFile(deps: Deps, file: string, signal: AbortSignal): Promise<void> {
  const video = await videos.findVideoByFile(deps.database, addressOfFile(file));
  if (!video) throw videoNotFound();
  await makeThumbnail(deps, video.id, signal);
}

/** For videos whose duration was unknown at upload. */
async function measureVideo({ database, media, mediaJobs, changes }: Deps, file: string): Promise<void> {
  const videoFile = addressOfFile(file);
  if (!(await videos.findVideoByFile(database, videoFile))) throw videoNotFound();
  const { duration } = await media.withLocalFile(file, (path) => mediaJobs.checkVideo(path));
  await videos.setDuration(database, videoFile, duration);
  changes.announce();
}

async function drawWaveform(deps: Deps, file: string, signal: AbortSignal): Promise<void> {
  const { database, media, mediaJobs, changes } = deps;
  const audioFile = addressOfFile(file);
  if (!(await tracks.isRecordingOfTrack(database, audioFile))) throw trackNotFound();
  const peaks = await media.withLocalFile(file, (path) => mediaJobs.audioPeaks(path, signal));
  await tracks.setPeaks(database, audioFile, peaks);
  changes.announce();
}

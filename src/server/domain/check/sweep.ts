import type { FastifyBaseLogger } from 'fastify';
import { BIN_DAYS } from '#shared/catalogue/bin.ts';
import { deleteUnusedDevices } from '#server/domain/accounts/known-devices.ts';
import { deleteExpiredSessions } from '#server/domain/accounts/sessions.ts';
import { deleteExpired } from '#server/domain/catalogue/bin.ts';
import { enqueueScheduled } from '#server/domain/catalogue/publishing.ts';
import { deleteExpiredUploadKeys } from '#server/domain/catalogue/single-uploads.ts';
import { compareFiles, type Stores } from '#server/domain/check/compare-files.ts';
import { reportFiles } from '#server/domain/check/files-report.ts';
import { findLeftovers, leftoversBefore, recordStaying } from '#server/domain/check/leftovers.ts';
import { enqueueLostStreams } from '#server/domain/check/lost-streams.ts';
import { deleteOldMail } from '#server/domain/mail/sending/delete-old-mail.ts';
import {
  discardExpired,
  findMissing,
  deleteUnfinishedChecksums,
  setAside,
  restoreReferencedFiles,
} from '#server/domain/check/lost-and-found.ts';
import { deleteExpiredUploads } from '#server/domain/files/resumable-uploads.ts';
import { forgetSubscribers } from '#server/domain/mail/list/forget-subscribers.ts';
import { enqueueScheduledNewsletters } from '#server/domain/mail/newsletters/newsletter-sending.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import type { ConversionFolders } from '#server/storage/conversion-folders.ts';
import { listJobSubjects } from '#server/storage/database/queries/site/jobs.queries.ts';

type Deps = Stores & {
  conversionFolders: ConversionFolders;
  log: FastifyBaseLogger;
  /** When this program started: newer files may still get their row. */
  startedAt: Date;
  clock: Pick<ClockWatch, 'read'>;
};

/**
 * Cleans up after a crash. Incomplete uploads are removed. Unreferenced files move to lost+found, or stay in place if they
 * may belong to another database. What has expired is deleted, unless the clock may be wrong.
 */
export async function sweep(deps: Deps, signal: AbortSignal): Promise<void> {
  const { database, media, log, startedAt, clock } = deps;
  await enqueueScheduled(database);
  await enqueueScheduledNewsletters(database);
  const isClockTrusted = (await clock.read()) === null;
  const incomplete = (await media.clearIncoming()) + (isClockTrusted ? await media.clearUnsent() : 0);
  if (incomplete > 0) log.info(`Removed ${incomplete} uploads that never finished`);

  const interrupted = await deps.conversionFolders.clear(() => listJobSubjects(database, 'videoStreams'));
  if (interrupted > 0) log.info(`Removed what was left of ${interrupted} conversions`);

  const before = await leftoversBefore(deps, startedAt);
  const found = await compareFiles(deps, signal);
  logNames(log, 'Taken back from lost+found', await restoreReferencedFiles(deps, found));
  const converted = await enqueueLostStreams(deps, found);
  if (converted.length > 0) log.info(`Converted again, as a stream is missing: ${converted.join(', ')}`);
  const leftovers = await findLeftovers(deps, found, before);
  await recordStaying(deps, leftovers);
  logNames(log, 'Put into lost+found', await setAside(deps, leftovers.leaving));
  if (isClockTrusted) {
    await deleteExpiredSessions(database);
    await deleteExpiredUploadKeys(database);
    const unused = await deleteExpiredUploads(deps);
    if (unused > 0) log.info(`Removed ${unused} uploads that nobody continued or used`);
    await deleteUnusedDevices(database);
    await deleteOldMail(database);
    await forgetSubscribers(database);
  }
  // A database that may be the wrong one must not decide what is deleted.
  if (isClockTrusted && leftovers.staying.length === 0) {
    logNames(log, 'Removed from lost+found', await discardExpired(deps, found));
    const expired = await deleteExpired(deps);
    if (expired.length > 0)
      log.info(`Deleted for good after ${BIN_DAYS} days in the bin: ${expired.join(', ')}`);
  }
  if (isClockTrusted) await deleteUnfinishedChecksums(deps, found, before);

  const problems = await findMissing(deps, found, signal);
  for (const sentence of await reportFiles(deps, { found, problems, leftovers })) log.warn(sentence);
}

function logNames(log: FastifyBaseLogger, what: string, files: { name: string }[]): void {
  if (files.length > 0) log.info(`${what}: ${files.map(({ name }) => name).join(', ')}`);
}

import type { FastifyBaseLogger } from 'fastify';
import { BIN_DAYS } from '#shared/bin.ts';
import { deleteExpired } from '#server/domain/bin.ts';
import { compareFiles, type Stores } from '#server/domain/check/compare-files.ts';
import { reportFiles } from '#server/domain/check/files-report.ts';
import { findMissing } from '#server/domain/check/find-missing.ts';
import { findLeftovers, leftoversBefore, rememberStaying } from '#server/domain/check/leftovers.ts';
import {
  discardExpired,
  forgetUnfinished,
  setAside,
  takeBackNamed,
} from '#server/domain/check/lost-and-found.ts';

type Needs = Stores & {
  log: FastifyBaseLogger;
  /** When this program started: what is newer may be on the way to its row. */
  startedAt: Date;
};

/**
 * Tidies up after a crash. Files that never arrived are removed. Stored files that no row names are set aside in
 * lost+found, and stay where they are when this database may not be theirs: none is removed before its time there is over. So it is with what
 * has been in the bin long enough.
 */
export async function sweep(needs: Needs, signal: AbortSignal): Promise<void> {
  const { media, log, startedAt } = needs;
  const arriving = (await media.clearIncoming()) + (await media.clearUnsent());
  if (arriving > 0) log.info(`Removed ${arriving} uploads that never finished`);

  const before = await leftoversBefore(needs, startedAt);
  const found = await compareFiles(needs, signal);
  sayWhich(log, 'Taken back from lost+found', await takeBackNamed(needs, found));
  const leftovers = await findLeftovers(needs, found, before);
  await rememberStaying(needs, leftovers);
  sayWhich(log, 'Put into lost+found', await setAside(needs, leftovers.leaving));
  // Where the database may be the wrong one, it does not decide what is gone for good.
  if (leftovers.staying.length === 0) {
    sayWhich(log, 'Removed from lost+found', await discardExpired(needs, found));
    const expired = await deleteExpired(needs);
    if (expired.length > 0)
      log.info(`Deleted for good after ${BIN_DAYS} days in the bin: ${expired.join(', ')}`);
  }
  await forgetUnfinished(needs, found, before);

  const problems = await findMissing(needs, found, signal);
  for (const sentence of await reportFiles(needs, { found, problems, leftovers })) log.warn(sentence);
}

function sayWhich(log: FastifyBaseLogger, what: string, files: { name: string }[]): void {
  if (files.length > 0) log.info(`${what}: ${files.map(({ name }) => name).join(', ')}`);
}

import type { FastifyBaseLogger } from 'fastify';
import { compareFiles, type Stores } from '#server/domain/check/compare-files.ts';
import { describeLeftovers } from '#server/domain/check/describe-leftovers.ts';
import { findLeftovers, leftoversBefore, rememberStaying } from '#server/domain/check/leftovers.ts';
import {
  discardExpired,
  forgetUnfinished,
  listLostAndFound,
  setAside,
  takeBackNamed,
} from '#server/domain/check/lost-and-found.ts';
import { titleOfFile } from '#server/domain/files/stored-files.ts';
import type { Notices } from '#server/domain/notices.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = Stores & {
  log: FastifyBaseLogger;
  notices: Notices;
  /** When this program started: what is newer may be on the way to its row. */
  startedAt: Date;
};

/** Enough to see what kind of file is missing. */
const MOST_NAMED = 3;

/**
 * Tidies up after a crash. Files that never arrived are removed. Stored files that no row names are set aside in
 * lost+found, and stay where they are when this database may not be theirs: none is removed before its time there is over.
 */
export async function sweep(needs: Needs, signal: AbortSignal): Promise<void> {
  const { database, media, log, notices, startedAt } = needs;
  const arriving = (await media.clearIncoming()) + (await media.clearUnsent());
  if (arriving > 0) log.info(`Removed ${arriving} uploads that never finished`);

  const before = await leftoversBefore(needs, startedAt);
  const found = await compareFiles(needs, signal);
  const back = await takeBackNamed(needs, found);
  sayWhich(log, 'Taken back from lost+found', back);
  const isBack = new Set(back.map(({ name }) => name));
  await reportMissing(
    database,
    found.missing.filter((name) => !isBack.has(name)),
    log,
  );

  const leftovers = await findLeftovers(needs, found, before);
  await rememberStaying(needs, leftovers);
  sayWhich(log, 'Put into lost+found', await setAside(needs, leftovers.leaving));
  // Where the database may be the wrong one, it does not decide what is gone for good.
  if (leftovers.staying.length === 0)
    sayWhich(log, 'Removed from lost+found', await discardExpired(needs, found));
  await forgetUnfinished(needs, found, before);

  const message = describeLeftovers(leftovers, await listLostAndFound(needs), found);
  if (message) notices.raise('files', message);
  else notices.clear('files');
}

function sayWhich(log: FastifyBaseLogger, what: string, files: { name: string }[]): void {
  if (files.length > 0) log.info(`${what}: ${files.map(({ name }) => name).join(', ')}`);
}

/** In one line, however many: a lost folder must not bury the rest of the log. */
async function reportMissing(database: Database, missing: string[], log: FastifyBaseLogger): Promise<void> {
  if (missing.length === 0) return;
  const named = await Promise.all(
    missing.slice(0, MOST_NAMED).map(async (name) => `${name} of "${await titleOfFile(database, name)}"`),
  );
  const others = missing.length - named.length;
  log.warn(
    `Missing files: ${missing.length} (${named.join(', ')}${others > 0 ? ` and ${others} more` : ''})`,
  );
}

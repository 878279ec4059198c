import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Backups } from '#server/domain/backup/backups.ts';
import { findDoubts, type DoubtNeeds } from '#server/domain/backup/find-doubts.ts';
import { nameWhenWhole } from '#server/domain/backup/save-backup.ts';
import type { Notices } from '#server/domain/notices.ts';
import { Failure, reasonOf } from '#server/errors.ts';
import { inWords } from '#server/system-errors.ts';

type Needs = DoubtNeeds & {
  backups: Pick<Backups, 'isUnderWay' | 'save'>;
  notices: Notices;
  folder: string;
  /** How many are kept. */
  keep: number;
  now?: Date;
};

/** When visitors sleep, by the clock of the machine. */
const HOUR = 3;

/** Stands in the name of a backup that may hold less than the ones before it. */
const DOUBTFUL = '-doubtful';

const namePattern = /^marquee-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z(-doubtful)?\.tar$/;

/**
 * Makes the backup of the last night unless there is one; then removes the oldest, so that so many are kept. One that
 * may hold less than those before it is kept beside them and takes the place of none.
 */
export async function backUpNightly(needs: Needs, signal: AbortSignal): Promise<void> {
  const { backups, notices, folder, keep, now = new Date() } = needs;
  try {
    await makeFolder(folder);
    const [newest] = await listBackups(folder);
    if (newest && madeAt(newest) >= lastNight(now)) {
      // After a restart nobody remembers why.
      if (!isGood(newest) && !notices.has('backup')) notices.raise('backup', aboutDoubtful([]));
      return;
    }
    await removeUnfinished(folder);
    // Somebody is downloading one: this one waits until the next look.
    if (backups.isUnderWay()) return;
    const doubts = await make(needs, nameAt(now), signal);
    // Only now: until the new one is whole, the old ones are all there is.
    for (const name of surplus(await listBackups(folder), keep))
      await rm(join(folder, name), { force: true });
    if (doubts.length > 0) notices.raise('backup', aboutDoubtful(doubts));
    else notices.clear('backup');
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = inWords(error instanceof Failure ? error.cause : error) ?? reasonOf(error);
    notices.raise(
      'backup',
      `The nightly backup could not be made: ${reason}. It is tried again within the hour.`,
    );
    throw error;
  }
}

/** Only the last one: the folders above it are missing when the disk they are on is, and then no other disk is filled. */
async function makeFolder(folder: string): Promise<void> {
  const above = dirname(folder);
  if (!existsSync(above)) throw new Error(`${above} is missing; perhaps its disk is not connected`);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const found = await stat(folder).catch(() => null);
    if (!found?.isDirectory()) throw error;
  }
}

/** Makes one, and gives back what speaks against it. Until that is known, and after a crash, it counts as doubtful. */
async function make(needs: Needs, name: string, signal: AbortSignal): Promise<string[]> {
  const { backups, folder } = needs;
  const lastGood = (await listBackups(folder)).find(isGood);
  const goodBytes = lastGood === undefined ? null : (await stat(join(folder, lastGood))).size;
  const doubtfulName = name.replace('.tar', `${DOUBTFUL}.tar`);
  const report = await backups.save(join(folder, doubtfulName), signal);
  const doubts = await findDoubts(needs, { report, goodBytes }, signal);
  if (doubts.length === 0) await rename(join(folder, doubtfulName), join(folder, name));
  return doubts;
}

/** Those that may go. Good ones go only for a good one; doubtful ones are as many at most, or they would fill the disk. */
function surplus(names: string[], keep: number): string[] {
  const [newest = ''] = names;
  if (!isGood(newest)) return names.filter((name) => !isGood(name)).slice(keep);
  const oldestKept = names.filter(isGood)[keep - 1];
  return oldestKept === undefined ? [] : names.slice(names.indexOf(oldestKept) + 1);
}

const isGood = (name: string) => !name.includes(DOUBTFUL);

function aboutDoubtful(doubts: string[]): string {
  return [
    `The newest nightly backup may not be whole${doubts.length > 0 ? `: ${doubts.join('; ')}` : ''}.`,
    'It is kept, and no good one before it is removed until a new one is good.',
    'Upload Content, Site Settings, Site Check shows whether files are missing or damaged.',
    'If your site is as it should be, whoever runs the server can remove the older backups.',
  ].join(' ');
}

/** The whole ones, newest first: their names sort by time. */
async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => namePattern.test(name))
    .sort()
    .reverse();
}

/** What a crash left. Nobody else is at it: of all instances one does this job. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isOurs = namePattern.test(nameWhenWhole(name) ?? '');
    if (isOurs) await rm(join(folder, name), { force: true });
  }
}

/** Without colons, which some systems refuse in a name. */
function nameAt(moment: Date): string {
  return `marquee-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
}

function madeAt(name: string): Date {
  const [day = '', time = ''] = (namePattern.exec(name)?.[1] ?? '').split('T');
  return new Date(`${day}T${time.replaceAll('-', ':')}Z`);
}

function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

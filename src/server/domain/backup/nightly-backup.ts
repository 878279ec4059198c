import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Backups } from '#server/domain/backup/backups.ts';
import { nameWhenWhole } from '#server/domain/backup/save-backup.ts';
import type { Notices } from '#server/domain/notices.ts';
import { Failure, reasonOf } from '#server/errors.ts';
import { inWords } from '#server/system-errors.ts';

type Needs = {
  backups: Pick<Backups, 'isUnderWay' | 'save'>;
  notices: Notices;
  folder: string;
  /** How many are kept. */
  keep: number;
  now?: Date;
};

/** When visitors sleep, by the clock of the machine. */
const HOUR = 3;

const namePattern = /^marquee-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.tar$/;

/** Makes the backup of the last night unless there is one; then removes the oldest, so that so many are kept. */
export async function backUpNightly(needs: Needs, signal: AbortSignal): Promise<void> {
  const { backups, notices, folder, keep, now = new Date() } = needs;
  try {
    await makeFolder(folder);
    const [newest] = await listBackups(folder);
    if (newest && madeAt(newest) >= lastNight(now)) return;
    await removeUnfinished(folder);
    // Somebody is downloading one: this one waits until the next look.
    if (backups.isUnderWay()) return;
    await backups.save(join(folder, nameAt(now)), signal);
    // Only now: until the new one is whole, the old ones are all there is.
    for (const name of (await listBackups(folder)).slice(keep)) await rm(join(folder, name), { force: true });
    notices.clear('backup');
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

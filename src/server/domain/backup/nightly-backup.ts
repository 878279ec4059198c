import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Backups } from '#server/domain/backup/backups.ts';
import { finalBackupName } from '#server/domain/backup/save-backup.ts';
import type { Notices } from '#server/domain/health/notices.ts';
import { Failure, reasonOf } from '#server/errors.ts';
import { describeSystemError } from '#server/system-errors.ts';
import type { Say, Text } from '#shared/language/text.ts';
import type { BackupReport } from '#shared/maintenance/maintenance.schema.ts';
import { fileSize } from '#shared/primitives/file-sizes.ts';
import { compareFiles, type Stores } from '#server/domain/check/compare-files.ts';
import { findLeftovers, leftoversBefore } from '#server/domain/check/leftovers.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import type { DatabaseWatch } from '#server/domain/health/database-watch.ts';

type Deps = BackupWarningDeps & {
  backups: Pick<Backups, 'isUnderWay' | 'save'>;
  notices: Notices;
  folder: string;
  /** How many backups remain. */
  keep: number;
  now?: Date;
};

/** In local time. */
const HOUR = 3;

/** Part of the name of a backup that may contain less than earlier ones. */
const DOUBTFUL = '-doubtful';

const namePattern = /^marquee-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z(-doubtful)?\.tar$/;

/**
 * Makes the backup of last night unless it exists, then removes the oldest. A backup that may contain less than earlier
 * ones is marked doubtful and replaces none of them.
 */
export async function backUpNightly(deps: Deps, signal: AbortSignal): Promise<void> {
  const { backups, notices, folder, keep, now = new Date() } = deps;
  try {
    await makeFolder(folder);
    const [newest] = await listBackups(folder, now);
    if (newest && madeAt(newest) >= lastNight(now)) {
      // The warnings are lost after a restart.
      if (!isGood(newest) && !notices.has('backup')) notices.raise('backup', doubtfulNotice([]));
      return;
    }
    await removeUnfinished(folder);
    // A download is running: the next run of this job tries again.
    if (backups.isUnderWay()) return;
    const warnings = await makeBackup(deps, now, signal);
    // Only after the new one is complete.
    for (const name of expiredBackups(await listBackups(folder, now), keep))
      await rm(join(folder, name), { force: true });
    if (warnings.length > 0) notices.raise('backup', doubtfulNotice(warnings));
    else notices.clear('backup');
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = describeSystemError(error instanceof Failure ? error.cause : error) ?? reasonOf(error);
    notices.raise('backup', ({ server }) => server.maintenance.backup.failed({ reason }));
    throw error;
  }
}

/** Creates only the last folder: if its parent is missing, the disk may not be mounted. */
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

/** Returns the warnings about the new backup. Until they are known, and after a crash, it counts as doubtful. */
async function makeBackup(deps: Deps, now: Date, signal: AbortSignal): Promise<Warning[]> {
  const { backups, folder } = deps;
  const name = nameAt(now);
  const lastGood = (await listBackups(folder, now)).find(isGood);
  const goodBytes = lastGood === undefined ? null : (await stat(join(folder, lastGood))).size;
  const doubtfulName = name.replace('.tar', `${DOUBTFUL}.tar`);
  const report = await backups.save(join(folder, doubtfulName), signal);
  const warnings = await findBackupWarnings(deps, { report, goodBytes }, signal);
  if (warnings.length === 0) await rename(join(folder, doubtfulName), join(folder, name));
  return warnings;
}

/** A doubtful backup replaces only doubtful ones, so that they cannot fill the disk. */
function expiredBackups(names: string[], keep: number): string[] {
  const [newest = ''] = names;
  if (!isGood(newest)) return names.filter((name) => !isGood(name)).slice(keep);
  const oldestGood = names.filter(isGood)[keep - 1];
  return oldestGood === undefined ? [] : names.slice(names.indexOf(oldestGood) + 1);
}

const isGood = (name: string) => !name.includes(DOUBTFUL);

function doubtfulNotice(warnings: Warning[]): Say {
  return ({ server }) => {
    const { warning, doubtful, doubtfulBecause } = server.maintenance.backup;
    if (warnings.length === 0) return doubtful;
    return doubtfulBecause({ warnings: warnings.map((say) => say(warning)).join('; ') });
  };
}

/**
 * The finished ones, newest first: their names sort by time. One of a later date was made while the clock was wrong: it
 * neither replaces another backup nor delays the next.
 */
async function listBackups(folder: string, now: Date): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => namePattern.test(name) && madeAt(name) <= now)
    .sort()
    .reverse();
}

/** Left by a crash: only one instance runs this job at a time. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isOurs = namePattern.test(finalBackupName(name) ?? '');
    if (isOurs) await rm(join(folder, name), { force: true });
  }
}

/** Some systems do not allow colons in file names. */
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

type BackupWarningDeps = Stores & {
  databaseWatch: Pick<DatabaseWatch, 'check'>;
  clock: Pick<ClockWatch, 'read'>;
  startedAt: Date;
};

/** Chooses the words for what is wrong with a backup. */
type Warning = (texts: Text['server']['maintenance']['backup']['warning']) => string;

type NewBackup = {
  report: BackupReport;
  /** The size of the last good backup, if any. */
  goodBytes: number | null;
};

/** Below this part of the last good size, content may have been lost. */
const SMALL_PART = 0.5;

/** Why the new backup may contain less than earlier ones. */
async function findBackupWarnings(
  deps: BackupWarningDeps,
  { report, goodBytes }: NewBackup,
  signal: AbortSignal,
): Promise<Warning[]> {
  // The rows of a damaged database prove nothing.
  if (await deps.databaseWatch.check()) return [({ database }) => database];
  const { missing, damaged, bytes } = report;
  const warnings: Warning[] = [];
  if (missing > 0) warnings.push((texts) => texts.missing({ count: missing }));
  if (damaged > 0) warnings.push((texts) => texts.damaged({ count: damaged }));
  const found = await compareFiles(deps, signal);
  const { staying } = await findLeftovers(deps, found, await leftoversBefore(deps, deps.startedAt));
  if (await deps.clock.read()) warnings.push(({ clock }) => clock);
  if (staying.length > 0) warnings.push(({ unknown }) => unknown({ count: staying.length }));
  if (goodBytes !== null && bytes < goodBytes * SMALL_PART)
    warnings.push(({ smaller }) => smaller({ size: fileSize(bytes), before: fileSize(goodBytes) }));
  return warnings;
}

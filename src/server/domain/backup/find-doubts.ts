import type { BackupReport } from '#shared/backup.schema.ts';
import { fileSize } from '#shared/file-sizes.ts';
import { compareFiles, type Stores } from '#server/domain/check/compare-files.ts';
import { findLeftovers, leftoversBefore } from '#server/domain/check/leftovers.ts';
import type { DatabaseWatch } from '#server/domain/database-watch.ts';

export type DoubtNeeds = Stores & { databaseWatch: Pick<DatabaseWatch, 'look'>; startedAt: Date };

type Made = {
  report: BackupReport;
  /** How large the last good one is; null when there is none. */
  goodBytes: number | null;
};

/** Below this part of the last good one, something may be gone that nobody deleted. */
const SMALL_PART = 0.5;

/** Why a new backup may hold less than the ones before it, in words; nothing when it is as good as they are. */
export async function findDoubts(
  needs: DoubtNeeds,
  { report, goodBytes }: Made,
  signal: AbortSignal,
): Promise<string[]> {
  // Then nothing that its rows say can be relied on.
  if (await needs.databaseWatch.look()) return ['the database is damaged'];
  const { missing, damaged, bytes } = report;
  const doubts: string[] = [];
  if (missing > 0) doubts.push(`${countFiles(missing)} missing from your site`);
  if (damaged > 0) doubts.push(`${countFiles(damaged)} damaged`);
  const found = await compareFiles(needs, signal);
  const { staying } = await findLeftovers(needs, found, await leftoversBefore(needs, needs.startedAt));
  if (staying.length > 0) doubts.push(`${countFiles(staying.length)} unknown to the database`);
  if (goodBytes !== null && bytes < goodBytes * SMALL_PART)
    doubts.push(`it is much smaller than the one before (${fileSize(bytes)}, not ${fileSize(goodBytes)})`);
  return doubts;
}

const countFiles = (count: number) => (count === 1 ? '1 file is' : `${count} files are`);

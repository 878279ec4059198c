import { MOST_PROBLEMS_KEPT } from '#shared/maintenance/check.ts';
import type { CheckProblem, SiteCheck } from '#shared/maintenance/maintenance.schema.ts';
import { checkContents } from '#server/domain/check/check-contents.ts';
import { compareFiles, type Stores } from '#server/domain/check/compare-files.ts';
import { reportFiles } from '#server/domain/check/files-report.ts';
import { findLeftovers, leftoversBefore, type Leftovers } from '#server/domain/check/leftovers.ts';
import { findMissing } from '#server/domain/check/lost-and-found.ts';
import { repairFiles } from '#server/domain/check/repair-files.ts';
import { titleOfFile } from '#server/domain/files/stored-files.ts';
import type { Progress } from '#server/progress.ts';
import { saveReport } from '#server/storage/database/queries/site/reports.queries.ts';
import type { ListedFile } from '#server/storage/media-store/media-store.ts';

export type CheckOptions = {
  startedAt: Date;
  signal?: AbortSignal;
  progress?: Progress;
  /** Repairs first what is safe to repair; removes nothing. */
  isRepairing?: boolean;
  /** Also moves files that this database does not know to lost+found. */
  setsAsideUnknown?: boolean;
};

export type CheckResult = {
  report: SiteCheck;
  /** All problems; the report includes only the first. */
  problems: CheckProblem[];
  repairs: string[];
};

/**
 * Checks that every row has its files, every file has a row, and no file changed since its upload. The site may be
 * running: what seems wrong is checked again before it is reported.
 */
export async function checkSite(
  stores: Stores,
  {
    startedAt,
    signal,
    progress = () => undefined,
    isRepairing = false,
    setsAsideUnknown = false,
  }: CheckOptions,
): Promise<CheckResult> {
  const before = await leftoversBefore(stores, startedAt);
  const repairs = isRepairing ? await repairFiles(stores, { before, setsAsideUnknown, signal }) : [];
  const found = await compareFiles(stores, signal);
  // Files in the bin are not checked.
  const inUse = found.present.filter(({ name }) => !found.binned.has(name));
  const contents = await checkContents(stores, inUse, { signal, progress, isRepairing });
  if (contents.written > 0) repairs.push(`Checksums written: ${contents.written}`);

  const leftovers = await findLeftovers(stores, found, before);
  const problems = [
    ...contents.problems,
    ...(await findMissing(stores, found, signal)),
    ...(await listUnnamed(stores, leftovers)),
  ];
  const report: SiteCheck = {
    finishedAt: new Date().toISOString(),
    files: inUse.length,
    withoutChecksum: contents.withoutChecksum,
    problemCount: problems.length,
    problems: problems.slice(0, MOST_PROBLEMS_KEPT),
  };
  await saveReport(stores.database, 'check', report);
  await reportFiles(stores, { found, problems, leftovers });
  return { report, problems, repairs };
}

async function listUnnamed({ database }: Stores, { leaving, staying }: Leftovers): Promise<CheckProblem[]> {
  const problems: CheckProblem[] = [];
  const add = async (problem: CheckProblem['problem'], files: ListedFile[]) => {
    for (const { name } of files) {
      if ((await titleOfFile(database, name)) === null) problems.push({ problem, file: name, title: null });
    }
  };
  await add('unnamed', leaving);
  await add('unknown', staying);
  return problems;
}

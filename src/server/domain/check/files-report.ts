import type { CheckProblem } from '#shared/check.schema.ts';
import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import { describeLeftovers, describeMissing } from '#server/domain/check/describe-files.ts';
import type { Leftovers } from '#server/domain/check/leftovers.ts';
import { listLostAndFound } from '#server/domain/check/lost-and-found.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readReport, saveReport } from '#server/storage/database/reports.queries.ts';

/** What the last look at rows and files found: a sweep, a Site Check, or one on the command line. */
export type FilesReport = {
  /** How many files rows name that are not there. */
  missing: number;
  /** How many files stay in place because this database may not be theirs. */
  unknown: number;
  /** How many bytes the sizes of pictures take; null where no look has counted them yet. */
  derivedBytes: number | null;
  /** For the owner; empty when all is well. */
  message: string;
};

type Findings = { found: FileComparison; problems: CheckProblem[]; leftovers: Leftovers };

/** Keeps what was found for the dashboard and for /healthz, whichever program they ask; gives back what to say. */
export async function reportFiles(
  { database, media }: Stores,
  { found, problems, leftovers }: Findings,
): Promise<string[]> {
  const missing = problems.filter(({ problem }) => problem === 'missing');
  const sentences = [
    describeMissing(missing),
    describeLeftovers(leftovers, await listLostAndFound({ media }), found),
  ].filter((text) => text !== '');
  const report: FilesReport = {
    missing: missing.length,
    unknown: leftovers.staying.length,
    derivedBytes: found.derivedBytes,
    message: sentences.join(' '),
  };
  await saveReport(database, 'files', report);
  return sentences;
}

export async function readFilesReport(database: Database): Promise<FilesReport & { since: string }> {
  const report = await readReport(database, 'files');
  const content = report?.content as FilesReport | undefined;
  return {
    missing: 0,
    unknown: 0,
    derivedBytes: null,
    message: '',
    ...content,
    since: report?.createdAt ?? '',
  };
}

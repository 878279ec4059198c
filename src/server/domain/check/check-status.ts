import { serverText } from '#shared/language/text.ts';
import { siteCheckSchema, type CheckState, type Notice } from '#shared/maintenance/maintenance.schema.ts';
import type { Jobs } from '#server/domain/jobs/queue.ts';
import type { Database } from '#server/storage/database/database.ts';
import { enqueueJob, isJobWaiting } from '#server/storage/database/queries/site/jobs.queries.ts';
import { readReport } from '#server/storage/database/queries/site/reports.queries.ts';
import { readFilesReport } from '#server/domain/check/files-report.ts';

/** The last check may have been made by another instance or on the command line. */
export async function readCheckState(database: Database): Promise<CheckState> {
  const report = await readReport(database, 'check');
  return {
    isRunning: await isJobWaiting(database, 'check', ''),
    last: report ? siteCheckSchema.parse(report.content) : null,
  };
}

/** Checks the site in the background. */
export async function requestCheck({
  database,
  jobs,
}: {
  database: Database;
  jobs: Jobs;
}): Promise<CheckState> {
  await enqueueJob(database, 'check', '');
  jobs.wake();
  return readCheckState(database);
}

/** Read from the stored reports, so that all instances and the command line agree. */
export async function readCheckNotices(database: Database): Promise<Notice[]> {
  const [{ message, since }, { last }] = await Promise.all([
    readFilesReport(database),
    readCheckState(database),
  ]);
  const notices: Notice[] = [];
  if (message) notices.push({ kind: 'files', message, since });
  if (last && last.problemCount > 0)
    notices.push({ kind: 'check', message: describeCheck(last.problemCount), since: last.finishedAt });
  return notices;
}

export const describeCheck = (count: number) => serverText().maintenance.checkFound({ count });

import { siteCheckSchema, type CheckState } from '#shared/check.schema.ts';
import type { Jobs } from '#server/domain/jobs/queue.ts';
import type { Database } from '#server/storage/database/database.ts';
import { enqueueJob, isJobWaiting } from '#server/storage/database/jobs.queries.ts';
import { readReport } from '#server/storage/database/reports.queries.ts';

/** What the last check found, wherever it was made: here, by another instance or on the command line. */
export async function readCheckState(database: Database): Promise<CheckState> {
  const report = await readReport(database, 'check');
  return {
    isRunning: await isJobWaiting(database, 'check', ''),
    last: report ? siteCheckSchema.parse(report.content) : null,
  };
}

/** Has the whole site checked; nobody waits for it. */
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

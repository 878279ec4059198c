import type { Notice } from '#shared/notices.schema.ts';
import { readCheckState } from '#server/domain/check/check-on-request.ts';
import { readFilesReport } from '#server/domain/check/files-report.ts';
import type { Database } from '#server/storage/database/database.ts';

/** What the last look and the last check found: read from their reports, so that every instance and the shell agree. */
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

export function describeCheck(problemCount: number): string {
  const problems = problemCount === 1 ? 'a problem' : `${problemCount} problems`;
  return `The last site check found ${problems}. Upload Content, Site Settings, Site Check shows what to do.`;
}

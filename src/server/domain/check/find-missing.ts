import type { CheckProblem } from '#shared/check.schema.ts';
import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import { listLostAndFound } from '#server/domain/check/lost-and-found.ts';
import { titleOfFile } from '#server/domain/files/stored-files.ts';

/** The files that rows name and that are not there, looked for once more. */
export async function findMissing(
  { database, media }: Stores,
  { missing }: FileComparison,
  signal?: AbortSignal,
): Promise<CheckProblem[]> {
  if (missing.length === 0) return [];
  const setAside = new Set((await listLostAndFound({ media })).map(({ name }) => name));
  const problems: CheckProblem[] = [];
  for (const file of missing) {
    signal?.throwIfAborted();
    const title = await titleOfFile(database, file);
    // Deleted meanwhile, row and all; or it has only just come.
    if (title === null || (await media.open(file))) continue;
    problems.push({ problem: setAside.has(file) ? 'setAside' : 'missing', file, title });
  }
  return problems;
}

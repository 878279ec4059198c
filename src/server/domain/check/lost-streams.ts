import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { listStreams } from '#server/storage/database/queries/site/files.queries.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';

/** Has missing streams made again; returns the names of their recordings. */
export async function enqueueLostStreams(
  { database }: Pick<Stores, 'database'>,
  { present, derivatives }: FileComparison,
): Promise<string[]> {
  const isPresent = new Set(present.map(({ name }) => name));
  const names: string[] = [];
  for await (const recordings of listStreams(database)) {
    for (const { kind, address, streams } of recordings) {
      const name = fileAt(address);
      if (!name || !isPresent.has(name)) continue;
      if (streams.every(({ url }) => derivatives.has(fileAt(url) ?? ''))) continue;
      await enqueueJob(database, kind, name);
      names.push(name);
    }
  }
  return names;
}

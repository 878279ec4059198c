import { compareFiles, type FileComparison, type Stores } from '#server/domain/check/compare-files.ts';
import { findLeftovers, recordStaying } from '#server/domain/check/leftovers.ts';
import { enqueueLostStreams } from '#server/domain/check/lost-streams.ts';
import { setAside, restoreReferencedFiles } from '#server/domain/check/lost-and-found.ts';
import { sizesOf } from '#server/domain/files/derivatives.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { listPictures } from '#server/storage/database/queries/site/files.queries.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';

export type RepairOptions = {
  before: Date;
  /** The owner allowed moving files that this database does not know. */
  setsAsideUnknown: boolean;
  signal: AbortSignal | undefined;
};

/** Makes the safe repairs and describes them. No file is removed. */
export async function repairFiles(
  stores: Stores,
  { before, setsAsideUnknown, signal }: RepairOptions,
): Promise<string[]> {
  const repairs: string[] = [];
  const found = await compareFiles(stores, signal);
  for (const { name } of await restoreReferencedFiles(stores, found))
    repairs.push(`Taken back from lost+found: ${name}`);

  const { leaving, staying } = await findLeftovers(stores, found, before);
  const unnamed = setsAsideUnknown ? [...leaving, ...staying] : leaving;
  for (const { name } of await setAside(stores, unnamed)) repairs.push(`Put into lost+found: ${name}`);
  if (setsAsideUnknown) await recordStaying(stores, { staying: [], reason: null });

  for (const name of await picturesWithoutSizes(stores, found)) {
    await enqueueJob(stores.database, 'sizes', name);
    repairs.push(`The running site makes the missing sizes of ${name}`);
  }
  for (const name of await enqueueLostStreams(stores, found))
    repairs.push(`The running site converts ${name} again`);
  // The running site checks again and updates the notice for the owner.
  if (repairs.length > 0) await enqueueJob(stores.database, 'sweep', '');
  return repairs;
}

async function picturesWithoutSizes(
  { database }: Pick<Stores, 'database'>,
  { present, derivatives }: FileComparison,
): Promise<string[]> {
  const isPresent = new Set(present.map(({ name }) => name));
  const names: string[] = [];
  for await (const pictures of listPictures(database)) {
    for (const { address, picture } of pictures) {
      const name = fileAt(address);
      if (!name || !picture || !isPresent.has(name)) continue;
      if (sizesOf(name, picture).some((size) => !derivatives.has(size.name))) names.push(name);
    }
  }
  return names;
}

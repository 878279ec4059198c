import { compareFiles, type FileComparison, type Stores } from '#server/domain/check/compare-files.ts';
import { findLeftovers, rememberStaying } from '#server/domain/check/leftovers.ts';
import { setAside, takeBackNamed } from '#server/domain/check/lost-and-found.ts';
import { sizesOf } from '#server/domain/files/derivatives.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { listPictures } from '#server/storage/database/files.queries.ts';
import { enqueueJob } from '#server/storage/database/jobs.queries.ts';

/** Takes the steps that can do no harm, and gives back what they were. No file is removed. */
export async function repairFiles(stores: Stores, before: Date, signal?: AbortSignal): Promise<string[]> {
  const repairs: string[] = [];
  const found = await compareFiles(stores, signal);
  for (const { name } of await takeBackNamed(stores, found))
    repairs.push(`Taken back from lost+found: ${name}`);

  const { leaving, staying } = await findLeftovers(stores, found, before);
  // Somebody has decided about those that stayed; but beside a database that knows none of them, all would go.
  const unnamed = found.present.length > 0 ? [...leaving, ...staying] : leaving;
  for (const { name } of await setAside(stores, unnamed)) repairs.push(`Put into lost+found: ${name}`);
  if (found.present.length > 0) await rememberStaying(stores, { staying: [], reason: null });
  if (unnamed.length < leaving.length + staying.length)
    repairs.push(
      'The files that belong to nothing were left in place: this database knows none of the files here, so it is new or of another site.',
    );

  for (const name of await picturesWithoutSizes(stores, found)) {
    await enqueueJob(stores.database, 'sizes', name);
    repairs.push(`The running site makes the missing sizes of ${name}`);
  }
  // The running site looks again, and tells the owner how things stand now.
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

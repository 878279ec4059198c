import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { listFilesInBin } from '#server/storage/database/queries/catalogue/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listFilesOfRows } from '#server/storage/database/queries/site/files.queries.ts';
import { listStoredFiles } from '#server/storage/database/queries/site/stored-files.queries.ts';
import type { ListedFile, MediaStore } from '#server/storage/media-store/media-store.ts';
import { isOurName, stemOf } from '#server/storage/media-store/names.ts';

export type Stores = { database: Database; media: MediaStore };

export type FileComparison = {
  /** Referenced files that exist, including those in the bin. */
  present: ListedFile[];
  /** Referenced files that do not exist, without those in the bin. */
  missing: string[];
  binned: Set<string>;
  /** Files made from a referenced file, such as the sizes of a picture. */
  derivatives: Set<string>;
  derivedBytes: number;
  /** Files with one of our names that no row references. */
  unnamed: ListedFile[];
  /** Checksums without a row, by file name: left by a crash during an upload. */
  unfinished: Map<string, { storedAt: Date }>;
  /** Also true for derivatives of an unfinished upload. */
  isUnfinished: (name: string) => boolean;
  /** Whether a row references the file, or the one that it was made from. */
  belongs: (name: string) => boolean;
};

/** Compares the referenced files with the stored ones. Without a lock, so new files may be on either side only. */
export async function compareFiles(
  { database, media }: Stores,
  signal?: AbortSignal,
): Promise<FileComparison> {
  // The bin is read twice, so that items deleted or restored during the run are found.
  const binned = await readFileNames(listFilesInBin(database), signal);
  const shown = await readFileNames(listFilesOfRows(database), signal);
  for (const name of await readFileNames(listFilesInBin(database), signal)) binned.add(name);
  const names = new Set([...shown, ...binned]);
  const stems = new Set([...names].map(stemOf));
  const isDerivative = (name: string) => name.includes('-') && stems.has(stemOf(name));

  const unfinished = new Map<string, { storedAt: Date }>();
  for await (const files of listStoredFiles(database)) {
    for (const { name, storedAt } of files)
      if (!names.has(name)) unfinished.set(name, { storedAt: new Date(storedAt) });
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  const unfinishedStems = new Set([...unfinished.keys()].map(stemOf));

  const found = { present: [] as ListedFile[], unnamed: [] as ListedFile[], derivatives: new Set<string>() };
  const unseen = new Set(names);
  let derivedBytes = 0;
  for await (const file of media.list()) {
    signal?.throwIfAborted();
    if (unseen.delete(file.name)) found.present.push(file);
    else if (isDerivative(file.name)) {
      found.derivatives.add(file.name);
      derivedBytes += file.size;
    } else if (isOurName(file.name)) found.unnamed.push(file);
  }
  return {
    ...found,
    derivedBytes,
    missing: [...unseen].filter((name) => !binned.has(name)),
    binned,
    unfinished,
    isUnfinished: (name) => unfinishedStems.has(stemOf(name)),
    belongs: (name) => names.has(name) || isDerivative(name),
  };
}

async function readFileNames(parts: AsyncIterable<string[]>, signal?: AbortSignal): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const addresses of parts) {
    for (const name of addresses.map(fileAt)) if (name) names.add(name);
    // Lets requests run between the parts of a large site.
    await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  return names;
}

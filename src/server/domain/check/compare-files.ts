import { setImmediate as letOthersGoFirst } from 'node:timers/promises';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { listFilesInBin } from '#server/storage/database/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listFilesOfRows } from '#server/storage/database/files.queries.ts';
import { listStoredFiles } from '#server/storage/database/stored-files.queries.ts';
import type { ListedFile, MediaStore } from '#server/storage/media-store/media-store.ts';
import { isOurName, stemOf } from '#server/storage/media-store/names.ts';

export type Stores = { database: Database; media: MediaStore };

export type FileComparison = {
  /** The files that rows name and that are there, those in the bin included. */
  present: ListedFile[];
  /** The names of those that are not; of what is in the bin nobody misses any. */
  missing: string[];
  /** The names of the files in the bin. */
  binned: Set<string>;
  /** The sizes of pictures and the like: made from a file that a row names. */
  derivatives: Set<string>;
  derivedBytes: number;
  /** Files of our own naming that belong to no row. */
  unnamed: ListedFile[];
  /** What was written down before it was kept, and that no row names: what a crash leaves, by name. */
  unfinished: Map<string, { storedAt: Date }>;
  /** Whether that is so for the file, or for the one that it was made from. */
  isUnfinished: (name: string) => boolean;
  /** Whether a row names the file, or the one that it was made from. */
  belongs: (name: string) => boolean;
};

/** Compares what rows name with what is stored. Nothing waits meanwhile, so what is new may be on either side. */
export async function compareFiles(
  { database, media }: Stores,
  signal?: AbortSignal,
): Promise<FileComparison> {
  // The bin first and once more: what is deleted or taken back meanwhile is in one of them.
  const binned = await namesIn(listFilesInBin(database), signal);
  const shown = await namesIn(listFilesOfRows(database), signal);
  for (const name of await namesIn(listFilesInBin(database), signal)) binned.add(name);
  const names = new Set([...shown, ...binned]);
  const stems = new Set([...names].map(stemOf));
  const isDerivative = (name: string) => name.includes('-') && stems.has(stemOf(name));

  const unfinished = new Map<string, { storedAt: Date }>();
  for await (const files of listStoredFiles(database)) {
    for (const { name, storedAt } of files)
      if (!names.has(name)) unfinished.set(name, { storedAt: new Date(storedAt) });
    await letOthersGoFirst();
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

async function namesIn(parts: AsyncIterable<string[]>, signal?: AbortSignal): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const addresses of parts) {
    for (const name of addresses.map(fileAt)) if (name) names.add(name);
    // A large site has many parts, and visitors are waiting.
    await letOthersGoFirst();
    signal?.throwIfAborted();
  }
  return names;
}

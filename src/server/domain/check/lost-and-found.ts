import type { CheckProblem } from '#shared/maintenance/maintenance.schema.ts';
import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import { titleOfFile } from '#server/domain/files/stored-files.ts';
import { deleteStoredFile } from '#server/storage/database/queries/site/stored-files.queries.ts';
import type { ListedFile, SetAsideFile } from '#server/storage/media-store/media-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Whole days after the one on which the file was moved there. */
const EXPIRY_DAYS = 30;

const today = () => new Date().toISOString().slice(0, 10);

export function keptUntil({ day }: SetAsideFile): Date {
  return new Date(Date.parse(day) + (EXPIRY_DAYS + 1) * DAY_MS);
}

export async function listLostAndFound({ media }: Pick<Stores, 'media'>): Promise<SetAsideFile[]> {
  const files: SetAsideFile[] = [];
  for await (const file of media.listSetAside()) files.push(file);
  return files;
}

/** Moves files to lost+found, except those that a row references by now; returns the moved ones. */
export async function setAside({ database, media }: Stores, files: ListedFile[]): Promise<ListedFile[]> {
  const moved: ListedFile[] = [];
  for (const file of files) {
    if ((await titleOfFile(database, file.name)) !== null) continue;
    await media.setAside(file.name, today());
    moved.push(file);
  }
  return moved;
}

/** Moves referenced files back from lost+found: the database that knows them is back. */
export async function restoreReferencedFiles(
  { media }: Stores,
  { belongs }: FileComparison,
): Promise<SetAsideFile[]> {
  const named = (await listLostAndFound({ media })).filter(({ name }) => belongs(name));
  for (const file of named) await media.takeBack(file);
  return named;
}

/**
 * Deletes expired leftovers of uploads to this database. A file that this database never knew may be the only copy of a
 * track: only the owner deletes it.
 */
export async function discardExpired(
  { database, media }: Stores,
  { belongs, isUnfinished }: FileComparison,
): Promise<SetAsideFile[]> {
  const expired = (await listLostAndFound({ media })).filter(
    (file) => isUnfinished(file.name) && !belongs(file.name) && keptUntil(file) <= new Date(),
  );
  for (const file of expired) await media.discardSetAside(file);
  // Afterwards, because the sizes of a picture are recognised by the picture's row.
  for (const { name } of expired) await deleteStoredFile(database, name);
  return expired;
}

/** Deletes the checksums of uploads that ended before their file was stored. */
export async function deleteUnfinishedChecksums(
  { database, media }: Stores,
  { unfinished }: FileComparison,
  before: Date,
): Promise<void> {
  const setAsideNames = new Set((await listLostAndFound({ media })).map(({ name }) => name));
  for (const [name, { storedAt }] of unfinished) {
    if (storedAt < before && !setAsideNames.has(name) && !(await media.open(name)))
      await deleteStoredFile(database, name);
  }
}

/** The missing files, checked again. */
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
    // Deleted with its row, or stored, since the comparison.
    if (title === null || (await media.open(file))) continue;
    problems.push({ problem: setAside.has(file) ? 'setAside' : 'missing', file, title });
  }
  return problems;
}

import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import { titleOfFile } from '#server/domain/files/stored-files.ts';
import { deleteStoredFile } from '#server/storage/database/stored-files.queries.ts';
import type { ListedFile, SetAsideFile } from '#server/storage/media-store/media-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Whole days: the one in which a file came there does not count. */
const KEPT_DAYS = 30;

const today = () => new Date().toISOString().slice(0, 10);

/** The day on which a file in lost+found may be removed. */
export function keptUntil({ day }: SetAsideFile): Date {
  return new Date(Date.parse(day) + (KEPT_DAYS + 1) * DAY_MS);
}

export async function listLostAndFound({ media }: Pick<Stores, 'media'>): Promise<SetAsideFile[]> {
  const files: SetAsideFile[] = [];
  for await (const file of media.listSetAside()) files.push(file);
  return files;
}

/** Puts files into lost+found, unless a row has come to name one meanwhile; gives back which. */
export async function setAside({ database, media }: Stores, files: ListedFile[]): Promise<ListedFile[]> {
  const moved: ListedFile[] = [];
  for (const file of files) {
    if ((await titleOfFile(database, file.name)) !== null) continue;
    await media.setAside(file.name, today());
    moved.push(file);
  }
  return moved;
}

/** Makes stored files again of those in lost+found that a row names: the database that knows them is back. */
export async function takeBackNamed({ media }: Stores, { belongs }: FileComparison): Promise<SetAsideFile[]> {
  const named = (await listLostAndFound({ media })).filter(({ name }) => belongs(name));
  for (const file of named) await media.takeBack(file);
  return named;
}

/**
 * Removes what an upload here left, once it has been there long enough. What this database never knew may be all that
 * is left of a song: only the owner removes it.
 */
export async function discardExpired(
  { database, media }: Stores,
  { belongs, isUnfinished }: FileComparison,
): Promise<SetAsideFile[]> {
  const expired = (await listLostAndFound({ media })).filter(
    (file) => isUnfinished(file.name) && !belongs(file.name) && keptUntil(file) <= new Date(),
  );
  for (const file of expired) await media.discardSetAside(file);
  // Afterwards: a picture's sizes are known by the picture.
  for (const { name } of expired) await deleteStoredFile(database, name);
  return expired;
}

/** Forgets what was written down for an upload that ended before its file was kept. */
export async function forgetUnfinished(
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

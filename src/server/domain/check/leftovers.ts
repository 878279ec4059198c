import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import { listJobSubjects } from '#server/storage/database/queries/site/jobs.queries.ts';
import { readReport, saveReport } from '#server/storage/database/queries/site/reports.queries.ts';
import { newestUpload } from '#server/storage/database/queries/site/stored-files.queries.ts';
import type { ListedFile } from '#server/storage/media-store/media-store.ts';
import { isOurName, stemOf } from '#server/storage/media-store/names.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A crash leaves a few uploads. More means that these files belong to another database. */
const MAX_UPLOADS = 20;

/** Why unreferenced files stay in place: they were probably uploaded with another database. */
export type StayReason = 'new database' | 'older database' | 'too many';

export type Leftovers = {
  /** Left by a crash or an old bug: can be moved to lost+found. */
  leaving: ListedFile[];
  staying: ListedFile[];
  reason: StayReason | null;
};

/**
 * Separates leftovers of this database from files of another one, for example after restoring an old backup. Files that
 * stayed once stay, also after newer uploads: the report `leftovers` records them.
 */
export async function findLeftovers(
  { database }: Pick<Stores, 'database'>,
  { present, unnamed, isUnfinished }: FileComparison,
  before: Date,
): Promise<Leftovers> {
  if (unnamed.length === 0) return { leaving: [], staying: [], reason: null };
  const beingRemoved = new Set((await listJobSubjects(database, 'discard')).map(stemOf));
  const earlier = await readStayed({ database });
  const stayed = new Set(earlier.stems);
  const newest = await newestUpload(database);

  const leaving: ListedFile[] = [];
  const staying: ListedFile[] = [];
  for (const [stem, files] of byStem(unnamed)) {
    if (beingRemoved.has(stem)) continue;
    const times = files.map(({ modifiedAt }) => modifiedAt.getTime());
    const isOlderThanRows = present.length > 0 && newest !== null && Math.min(...times) < newest.getTime();
    const isOurs = files.some(({ name }) => isUnfinished(name)) || (isOlderThanRows && !stayed.has(stem));
    if (!isOurs) staying.push(...files);
    // The row of a newer file may not be stored yet.
    else if (Math.max(...times) < before.getTime()) leaving.push(...files);
  }

  if (new Set(leaving.map(({ name }) => stemOf(name))).size > MAX_UPLOADS)
    return { leaving: [], staying: [...staying, ...leaving], reason: 'too many' };
  if (staying.length === 0) return { leaving, staying, reason: null };
  return {
    leaving,
    staying,
    // After its first upload, a new database looks like one that is older than the files.
    reason: earlier.reason ?? (present.length === 0 ? 'new database' : 'older database'),
  };
}

function byStem(files: ListedFile[]): Map<string, ListedFile[]> {
  const groups = new Map<string, ListedFile[]>();
  for (const file of files) {
    const stem = stemOf(file.name);
    groups.set(stem, [...(groups.get(stem) ?? []), file]);
  }
  return groups;
}

/** Newer files may still get their row: from this program since its start, from others within a day. */
export async function leftoversBefore({ media }: Pick<Stores, 'media'>, startedAt: Date): Promise<Date> {
  const aDayAgo = new Date(Date.now() - DAY_MS);
  return startedAt > aDayAgo && !(await media.isShared()) ? startedAt : aDayAgo;
}

type Report = { stems: string[]; reason: StayReason | null };

async function readStayed({ database }: Pick<Stores, 'database'>): Promise<Report> {
  const report = await readReport(database, 'leftovers');
  return (report?.content as Report | undefined) ?? { stems: [], reason: null };
}

export async function recordStaying(
  { database }: Pick<Stores, 'database'>,
  { staying, reason }: Pick<Leftovers, 'staying' | 'reason'>,
): Promise<void> {
  const stems = [...new Set(staying.map(({ name }) => stemOf(name)))];
  if (stems.length > 0 || (await readStayed({ database })).stems.length > 0)
    await saveReport(database, 'leftovers', { stems, reason } satisfies Report);
}

/** Whether uploads are stored although the database has none: then it is not their database. */
export async function isDatabaseLost({ database, media }: Stores): Promise<boolean> {
  if ((await newestUpload(database)) !== null) return false;
  for await (const { name } of media.list()) if (isOurName(name)) return true;
  return false;
}

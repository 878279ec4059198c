import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import { listJobSubjects } from '#server/storage/database/jobs.queries.ts';
import { readReport, saveReport } from '#server/storage/database/reports.queries.ts';
import { newestUpload } from '#server/storage/database/stored-files.queries.ts';
import type { ListedFile } from '#server/storage/media-store/media-store.ts';
import { stemOf } from '#server/storage/media-store/names.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A crash leaves a handful of uploads. More than that means that this is not the database of these files. */
const MOST_UPLOADS = 20;

/** Why files that belong to nothing stay where they are: this database cannot be the one they were uploaded with. */
export type StayReason = 'new database' | 'older database' | 'too many';

export type Leftovers = {
  /** What a crash or an old mistake left, and that can be set aside. */
  leaving: ListedFile[];
  staying: ListedFile[];
  reason: StayReason | null;
};

/**
 * Tells what is left over from what another database, perhaps one that was restored too old, knows nothing of. What
 * stayed once stays, also after newer uploads: `leftovers` in the table of reports remembers it.
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
    // What is newer may be on the way to its row.
    else if (Math.max(...times) < before.getTime()) leaving.push(...files);
  }

  if (new Set(leaving.map(({ name }) => stemOf(name))).size > MOST_UPLOADS)
    return { leaving: [], staying: [...staying, ...leaving], reason: 'too many' };
  if (staying.length === 0) return { leaving, staying, reason: null };
  return {
    leaving,
    staying,
    // With its first upload a new database looks like one that is older than the files.
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

/** From when on something may be on the way to its row: another program has a day for that, this one its own life. */
export async function leftoversBefore({ media }: Pick<Stores, 'media'>, startedAt: Date): Promise<Date> {
  const aDayAgo = new Date(Date.now() - DAY_MS);
  return startedAt > aDayAgo && !(await media.isShared()) ? startedAt : aDayAgo;
}

type Report = { stems: string[]; reason: StayReason | null };

async function readStayed({ database }: Pick<Stores, 'database'>): Promise<Report> {
  const report = await readReport(database, 'leftovers');
  return (report?.content as Report | undefined) ?? { stems: [], reason: null };
}

/** Remembers which files stayed, so that they stay. */
export async function rememberStaying(
  { database }: Pick<Stores, 'database'>,
  { staying, reason }: Pick<Leftovers, 'staying' | 'reason'>,
): Promise<void> {
  const stems = [...new Set(staying.map(({ name }) => stemOf(name)))];
  if (stems.length > 0 || (await readStayed({ database })).stems.length > 0)
    await saveReport(database, 'leftovers', { stems, reason } satisfies Report);
}

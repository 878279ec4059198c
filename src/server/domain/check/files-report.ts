import type { CheckProblem } from '#shared/maintenance/maintenance.schema.ts';
import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import type { Leftovers, StayReason } from '#server/domain/check/leftovers.ts';
import { keptUntil, listLostAndFound } from '#server/domain/check/lost-and-found.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readReport, saveReport } from '#server/storage/database/queries/site/reports.queries.ts';
import { LOST_FILES_REMEDY, UNKNOWN_FILES_REMEDY } from '#shared/maintenance/check.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { SetAsideFile } from '#server/storage/media-store/media-store.ts';

/** What the last sweep or site check found. */
export type FilesReport = {
  /** Referenced files that do not exist. */
  missing: number;
  /** Files left in place because they may belong to another database. */
  unknown: number;
  /** The bytes of all derived pictures; null if not counted yet. */
  derivedBytes: number | null;
  /** For the owner; empty if there is no problem. */
  message: string;
};

type Findings = { found: FileComparison; problems: CheckProblem[]; leftovers: Leftovers };

/** Saves the report, which the dashboard of every instance reads; returns the sentences to log. */
export async function reportFiles(
  { database, media }: Stores,
  { found, problems, leftovers }: Findings,
): Promise<string[]> {
  const missing = problems.filter(({ problem }) => problem === 'missing');
  const sentences = [
    describeMissing(missing),
    describeLeftovers(leftovers, await listLostAndFound({ media }), found),
  ].filter((text) => text !== '');
  const report: FilesReport = {
    missing: missing.length,
    unknown: leftovers.staying.length,
    derivedBytes: found.derivedBytes,
    message: sentences.join(' '),
  };
  await saveReport(database, 'files', report);
  return sentences;
}

export async function readFilesReport(database: Database): Promise<FilesReport & { since: string }> {
  const report = await readReport(database, 'files');
  const content = report?.content as FilesReport | undefined;
  return {
    missing: 0,
    unknown: 0,
    derivedBytes: null,
    message: '',
    ...content,
    since: report?.createdAt ?? '',
  };
}

export async function readFilesHealth(database: Database) {
  const { missing, unknown } = await readFilesReport(database);
  const unlessMissing = unknown > 0 ? ('unknown' as const) : ('ok' as const);
  return { state: missing > 0 ? ('missing' as const) : unlessMissing, missing, unknown };
}

const causes: Record<StayReason, string> = {
  'new database': 'The database is new, or of another site, and knows none of the files.',
  'older database': 'The database is older than the files, as after restoring an old copy.',
  'too many': 'There are too many for a crash: the database may be of another time or another site.',
};

/** A lost folder must not flood the log or the dashboard. */
const MAX_NAMED = 3;

export function nameSome(names: string[]): string {
  const others = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

function describeMissing(missing: CheckProblem[]): string {
  if (missing.length === 0) return '';
  const names = missing.map(({ file, title }) => `${file} of "${title}"`);
  return `Missing files: ${missing.length} (${nameSome(names)}). ${LOST_FILES_REMEDY}`;
}

function describeLeftovers(
  { staying, reason }: Leftovers,
  lostAndFound: SetAsideFile[],
  { isUnfinished }: Pick<FileComparison, 'isUnfinished'>,
): string {
  const sentences: string[] = [];
  if (reason)
    sentences.push(
      `${belongToNothing(staying, 'in the database')} and ${staying.length === 1 ? 'was' : 'were'} left in place.`,
      causes[reason],
      UNKNOWN_FILES_REMEDY,
    );
  const leaving = lostAndFound.filter(({ name }) => isUnfinished(name));
  if (leaving.length > 0) {
    const [first] = leaving.map(keptUntil).sort((one, other) => one.getTime() - other.getTime());
    sentences.push(
      `${belongToNothing(leaving, 'on the site')} and ${leaving.length === 1 ? 'is' : 'are'} kept in lost+found until ${shortDate(first?.toISOString() ?? '', 'UTC')}.`,
      'Should you miss something, restore a backup before then. Otherwise there is nothing to do.',
    );
  }
  const kept = lostAndFound.filter(({ name }) => !isUnfinished(name));
  if (kept.length > 0)
    sentences.push(
      `${belongToNothing(kept, 'that this database knows')} and ${kept.length === 1 ? 'is' : 'are'} kept in lost+found until you delete ${kept.length === 1 ? 'it' : 'them'} there.`,
    );
  return sentences.join(' ');
}

function belongToNothing(files: { name: string }[], where: string): string {
  const count = files.length === 1 ? '1 stored file belongs' : `${files.length} stored files belong`;
  return `${count} to nothing ${where} (${nameSome(files.map(({ name }) => name))})`;
}

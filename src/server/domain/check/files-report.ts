import type { CheckProblem } from '#shared/maintenance/maintenance.schema.ts';
import type { FileComparison, Stores } from '#server/domain/check/compare-files.ts';
import type { Leftovers, StayReason } from '#server/domain/check/leftovers.ts';
import { keptUntil, listLostAndFound } from '#server/domain/check/lost-and-found.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readReport, saveReport } from '#server/storage/database/queries/site/reports.queries.ts';
import { inEnglish } from '#shared/language/text-of.ts';
import { ownerText, serverText, withText, type Text } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';

type Counts = {
  /** Referenced files that do not exist. */
  missing: number;
  /** Files left in place because they may belong to another database. */
  unknown: number;
  /** The bytes of all derived pictures; null if not counted yet. */
  derivedBytes: number | null;
};

/** What the last sweep or site check found. */
export type FilesReport = Counts & {
  /** For the owner; empty if there is no problem. */
  message: string;
  since: string;
};

/** Only the first names. */
type Some = { count: number; names: string[] };

/** What is stored: the sentences are made from it when it is read, in the language of the site. */
type Facts = Counts & {
  /** The first of the missing files. */
  missingFiles: Pick<CheckProblem, 'file' | 'title'>[];
  /** The first names of the unknown files. */
  unknownNames: string[];
  reason: StayReason | null;
  /** In lost+found; `until` is when the first of them is deleted. */
  expiring: Some & { until: string };
  /** In lost+found until the owner deletes them. */
  kept: Some;
};

/** Of an older version. */
type FinishedReport = Partial<Counts> & { message: string };

type Findings = { found: FileComparison; problems: CheckProblem[]; leftovers: Leftovers };

/** A lost folder must not flood the log or the dashboard. */
const MAX_NAMED = 3;

/** Saves the report, which the dashboard of every instance reads; returns the sentences to log. */
export async function reportFiles(
  { database, media }: Stores,
  { found, problems, leftovers }: Findings,
): Promise<string[]> {
  const missing = problems.filter(({ problem }) => problem === 'missing');
  const lostAndFound = await listLostAndFound({ media });
  const expiring = lostAndFound.filter(({ name }) => found.isUnfinished(name));
  const [until] = expiring.map((file) => keptUntil(file).toISOString()).sort();
  const facts: Facts = {
    missing: missing.length,
    unknown: leftovers.staying.length,
    derivedBytes: found.derivedBytes,
    missingFiles: missing.slice(0, MAX_NAMED).map(({ file, title }) => ({ file, title })),
    unknownNames: someOf(leftovers.staying).names,
    reason: leftovers.reason,
    expiring: { ...someOf(expiring), until: until ?? '' },
    kept: someOf(lostAndFound.filter(({ name }) => !found.isUnfinished(name))),
  };
  await saveReport(database, 'files', facts);
  return withText(inEnglish(), () => describeFiles(facts));
}

const someOf = (files: { name: string }[]): Some => ({
  count: files.length,
  names: files.slice(0, MAX_NAMED).map(({ name }) => name),
});

export async function readFilesReport(database: Database): Promise<FilesReport> {
  const report = await readReport(database, 'files');
  const content = report?.content as Facts | FinishedReport | undefined;
  const { missing = 0, unknown = 0, derivedBytes = null } = content ?? {};
  return { missing, unknown, derivedBytes, message: messageOf(content), since: report?.createdAt ?? '' };
}

function messageOf(content: Facts | FinishedReport | undefined): string {
  if (!content) return '';
  return 'message' in content ? content.message : describeFiles(content).join(' ');
}

export async function readFilesHealth(database: Database) {
  const { missing, unknown } = await readFilesReport(database);
  const unlessMissing = unknown > 0 ? ('unknown' as const) : ('ok' as const);
  return { state: missing > 0 ? ('missing' as const) : unlessMissing, missing, unknown };
}

function describeFiles(facts: Facts): string[] {
  return [describeMissing(facts), describeLeftovers(facts)].filter((text) => text !== '');
}

export function nameSome(names: string[], count = names.length): string {
  const first = names.slice(0, MAX_NAMED).join(', ');
  const others = count - MAX_NAMED;
  return others > 0 ? serverText().maintenance.files.some({ names: first, count: others }) : first;
}

function describeMissing({ missing: count, missingFiles }: Facts): string {
  if (count === 0) return '';
  const { fileOf, missing } = serverText().maintenance.files;
  const names = missingFiles.map(({ file, title }) => fileOf({ file, title: title ?? '' }));
  return missing({ count, names: nameSome(names, count), remedy: ownerText().check.remedy.lost });
}

const causes: Record<StayReason, keyof Text['server']['maintenance']['files']['cause']> = {
  'new database': 'newDatabase',
  'older database': 'olderDatabase',
  'too many': 'tooMany',
};

function describeLeftovers({ unknown, unknownNames, reason, expiring, kept }: Facts): string {
  const texts = serverText().maintenance.files;
  const sentences: string[] = [];
  if (reason)
    sentences.push(
      texts.unknown({
        count: unknown,
        names: nameSome(unknownNames, unknown),
        cause: texts.cause[causes[reason]],
        remedy: ownerText().check.remedy.unknown,
      }),
    );
  if (expiring.count > 0)
    sentences.push(
      texts.expiring({
        count: expiring.count,
        names: nameSome(expiring.names, expiring.count),
        until: shortDate(expiring.until, 'UTC'),
      }),
    );
  if (kept.count > 0)
    sentences.push(texts.kept({ count: kept.count, names: nameSome(kept.names, kept.count) }));
  return sentences.join(' ');
}

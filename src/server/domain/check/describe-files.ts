import { LOST_FILES_REMEDY, UNKNOWN_FILES_REMEDY } from '#shared/check.ts';
import type { CheckProblem } from '#shared/check.schema.ts';
import { shortDate } from '#shared/format.ts';
import type { FileComparison } from '#server/domain/check/compare-files.ts';
import type { Leftovers, StayReason } from '#server/domain/check/leftovers.ts';
import { keptUntil } from '#server/domain/check/lost-and-found.ts';
import type { SetAsideFile } from '#server/storage/media-store/media-store.ts';

const causes: Record<StayReason, string> = {
  'new database': 'The database is new, or of another site, and knows none of the files.',
  'older database': 'The database is older than the files, as after restoring an old copy.',
  'too many': 'There are too many for a crash: the database may be of another time or another site.',
};

/** Enough to see what kind of file it is: a lost folder must not bury the rest of the log, nor the dashboard. */
const MOST_NAMED = 3;

function nameSome(names: string[]): string {
  const others = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** What the owner should know about files that are not there; nothing when all are. */
export function describeMissing(missing: CheckProblem[]): string {
  if (missing.length === 0) return '';
  const names = missing.map(({ file, title }) => `${file} of "${title}"`);
  return `Missing files: ${missing.length} (${nameSome(names)}). ${LOST_FILES_REMEDY}`;
}

/** What the owner should know about files that belong to nothing; nothing when there are none. */
export function describeLeftovers(
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

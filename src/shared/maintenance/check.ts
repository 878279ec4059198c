import { ownerText, type Text } from '#shared/language/text.ts';
import type { CheckProblem } from '#shared/maintenance/maintenance.schema.ts';

type Problem = CheckProblem['problem'];

/** Stored and shown on the dashboard; the command line shows all. */
export const MOST_PROBLEMS_KEPT = 100;

/** “Night Train”: its file is damaged (abc.mp3) */
export function problemText({ problem, file, title }: CheckProblem): string {
  return ownerText().check.problem[problem]({ file, title: title ?? file });
}

const remedies: [Problem[], keyof Text['owner']['check']['remedy']][] = [
  [['missing', 'damaged', 'unreadable'], 'lost'],
  [['setAside', 'unnamed'], 'misplaced'],
  // The database may be the wrong one, so unknown files are never deleted.
  [['unknown'], 'unknown'],
];

export function remediesFor(problems: CheckProblem[]): string[] {
  const found = new Set(problems.map(({ problem }) => problem));
  const { remedy } = ownerText().check;
  return remedies.flatMap(([kinds, name]) => (kinds.some((kind) => found.has(kind)) ? [remedy[name]] : []));
}

/** For a check that found no problems. */
export function checkedText({ files, withoutChecksum }: { files: number; withoutChecksum: number }): string {
  const { checked, partlyCompared } = ownerText().check;
  return withoutChecksum === 0
    ? checked({ count: files })
    : partlyCompared({ count: files, uncompared: withoutChecksum });
}

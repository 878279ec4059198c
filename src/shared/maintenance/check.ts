import type { CheckProblem } from '#shared/maintenance/maintenance.schema.ts';

type Problem = CheckProblem['problem'];

/** Stored and shown on the dashboard; the command line shows all. */
export const MOST_PROBLEMS_KEPT = 100;

const sentences: Record<Problem, string> = {
  missing: 'its file is missing',
  damaged: 'its file is damaged',
  unreadable: 'its file cannot be read',
  setAside: 'its file is in lost+found',
  unnamed: 'belongs to nothing on the site',
  unknown: 'belongs to nothing that this database knows',
};

/** “Night Train”: its file is damaged (abc.mp3) */
export function problemText({ problem, file, title }: CheckProblem): string {
  return title === null ? `${file}: ${sentences[problem]}` : `“${title}”: ${sentences[problem]} (${file})`;
}

export const LOST_FILES_REMEDY =
  'Upload a missing or damaged file again under Manage Content, Edit, or restore it from a backup.';

/** The database may be the wrong one, so unknown files are never deleted. */
export const UNKNOWN_FILES_REMEDY =
  'If songs, videos or photos are missing from your site, stop it and restore your newest backup. The files stay where they are. If nothing is missing, npm run verify -- --set-aside puts them into lost+found, where they are kept until you delete them.';

const remedies: [Problem[], string][] = [
  [['missing', 'damaged', 'unreadable'], LOST_FILES_REMEDY],
  [
    ['setAside', 'unnamed'],
    'Run npm run verify -- --repair where the site runs: it puts every file where it belongs, and what belongs to nothing into lost+found.',
  ],
  [['unknown'], UNKNOWN_FILES_REMEDY],
];

export function remediesFor(problems: CheckProblem[]): string[] {
  const found = new Set(problems.map(({ problem }) => problem));
  return remedies.flatMap(([kinds, remedy]) => (kinds.some((kind) => found.has(kind)) ? [remedy] : []));
}

/** For a check that found no problems. */
export function checkedText({ files, withoutChecksum }: { files: number; withoutChecksum: number }): string {
  const count = files === 1 ? '1 file' : `${files} files`;
  if (withoutChecksum === 0) return `${count} checked.`;
  return `${count} checked, ${withoutChecksum} of them uploaded before checksums were kept and so not compared. npm run verify -- --repair writes the missing checksums.`;
}

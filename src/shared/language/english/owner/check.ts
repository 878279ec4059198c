import type { Sentences } from '#shared/language/sentences.ts';

/** The result of the site check. */
export const check = {
  // {file} is the name of a file, {title} the title of the song, video or photo that it belongs to.
  problem: {
    missing: '“{title}”: its file is missing ({file})',
    damaged: '“{title}”: its file is damaged ({file})',
    unreadable: '“{title}”: its file cannot be read ({file})',
    // lost+found is the name of a folder.
    setAside: '“{title}”: its file is in lost+found ({file})',
    unnamed: '{file}: belongs to nothing on the site',
    unknown: '{file}: belongs to nothing that this database knows',
  },
  // What to do about the problems. “npm run verify …” is a command.
  remedy: {
    // Manage Content is a tab of the dashboard, Edit a button there.
    lost: 'Upload a missing or damaged file again under Manage Content, Edit, or restore it from a backup.',
    misplaced:
      'Run npm run verify -- --repair where the site runs: it puts every file where it belongs, and what belongs to nothing into lost+found.',
    unknown:
      'If songs, videos or photos are missing from your site, stop it and restore your newest backup. The files stay where they are. If nothing is missing, npm run verify -- --set-aside puts them into lost+found, where they are kept until you delete them.',
  },
  checked: { one: '{count} file checked.', other: '{count} files checked.' },
  // {uncompared} is a number, of 1 or more.
  partlyCompared: {
    one: '{count} file checked, {uncompared} of them uploaded before checksums were kept and so not compared. npm run verify -- --repair writes the missing checksums.',
    other:
      '{count} files checked, {uncompared} of them uploaded before checksums were kept and so not compared. npm run verify -- --repair writes the missing checksums.',
  },
} as const satisfies Sentences;

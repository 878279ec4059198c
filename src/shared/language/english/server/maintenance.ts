import type { Sentences } from '#shared/language/sentences.ts';

/** Notices on the dashboard, and the devices on which the owner is signed in. */
export const maintenance = {
  clock:
    'The date of the server went from {before} to {after} at once: its clock may be wrong, or the site was off or restored from a backup in between. Until {end} nothing is deleted for good because of its age, and what was scheduled for the days between is not published. If the date is wrong, please ask whoever runs the server to correct it. If it is right, publish what waits yourself; there is nothing else to do.',
  database:
    'The database of your site is damaged: some songs, videos, photos or messages may be missing or wrong. Make no changes, and restore a backup.',
  // {size} is for example “12MB”.
  disk: 'The disk is full: {size} are free. Visitors see your site as it is, but nothing new can be saved. Delete something you no longer need and empty the bin, or ask whoever runs the server for more space.',
  diskLow:
    'The disk is filling up: less than {size} are free. Delete what you no longer need and empty the bin, or ask whoever runs the server for more space.',
  // {proxy} is the address of a server, for example 172.18.0.2.
  proxy: {
    private:
      'Visitors reach this site through another server ({proxy}), so they all count as one visitor and share one limit on messages and sign-ins. If that server is yours, set TRUST_PROXY={proxy} in .env and start the site again.',
    public:
      'The server at {proxy} says that it asks for somebody else. If it is yours, such as a web server or a CDN in front of this site, all visitors count as one and share one limit on messages and sign-ins until TRUST_PROXY in .env names its address. Otherwise ignore this: anybody can say so.',
  },
  // Upload Content, Site Settings and Site Check lead to each other on the dashboard.
  checkFound: {
    one: 'The last site check found a problem. Upload Content, Site Settings, Site Check shows what to do.',
    other:
      'The last site check found {count} problems. Upload Content, Site Settings, Site Check shows what to do.',
  },

  files: {
    // {names} are names of files, separated by commas; {count} is the number of the others.
    some: { one: '{names} and {count} more', other: '{names} and {count} more' },
    // {title} is the title of a song, video or photo.
    fileOf: '{file} of "{title}"',
    // {remedy} is a whole sentence that says what to do, and {cause} one of the sentences below.
    missing: {
      one: 'Missing files: {count} ({names}). {remedy}',
      other: 'Missing files: {count} ({names}). {remedy}',
    },
    unknown: {
      one: '{count} stored file belongs to nothing in the database ({names}) and was left in place. {cause} {remedy}',
      other:
        '{count} stored files belong to nothing in the database ({names}) and were left in place. {cause} {remedy}',
    },
    cause: {
      newDatabase: 'The database is new, or of another site, and knows none of the files.',
      olderDatabase: 'The database is older than the files, as after restoring an old copy.',
      tooMany: 'There are too many for a crash: the database may be of another time or another site.',
    },
    // lost+found is the name of a folder; {until} is a date.
    expiring: {
      one: '{count} stored file belongs to nothing on the site ({names}) and is kept in lost+found until {until}. Should you miss something, restore a backup before then. Otherwise there is nothing to do.',
      other:
        '{count} stored files belong to nothing on the site ({names}) and are kept in lost+found until {until}. Should you miss something, restore a backup before then. Otherwise there is nothing to do.',
    },
    kept: {
      one: '{count} stored file belongs to nothing that this database knows ({names}) and is kept in lost+found until you delete it there.',
      other:
        '{count} stored files belong to nothing that this database knows ({names}) and are kept in lost+found until you delete them there.',
    },
  },

  backup: {
    // {reason} comes from the computer and is English, for example “no space left on device”.
    failed: 'The nightly backup could not be made: {reason}. It is tried again within the hour.',
    doubtful:
      'The newest nightly backup may not be whole. It is kept, and no good one before it is removed until a new one is good. Upload Content, Site Settings, Site Check shows whether files are missing or damaged. If your site is as it should be, whoever runs the server can remove the older backups.',
    // {warnings} are one or more of those below, separated by semicolons.
    doubtfulBecause:
      'The newest nightly backup may not be whole: {warnings}. It is kept, and no good one before it is removed until a new one is good. Upload Content, Site Settings, Site Check shows whether files are missing or damaged. If your site is as it should be, whoever runs the server can remove the older backups.',
    warning: {
      database: 'the database is damaged',
      missing: {
        one: '{count} file is missing from your site',
        other: '{count} files are missing from your site',
      },
      damaged: { one: '{count} file is damaged', other: '{count} files are damaged' },
      clock: 'the clock of the server may be wrong',
      unknown: {
        one: '{count} file is unknown to the database',
        other: '{count} files are unknown to the database',
      },
      // {size} and {before} are for example “2.4 MB”.
      smaller: 'it is much smaller than the one before ({size}, not {before})',
    },
  },

  // In the list of sign-ins. {browser} is for example “Firefox”.
  device: {
    browser: {
      iPhone: '{browser} on an iPhone',
      iPad: '{browser} on an iPad',
      android: '{browser} on Android',
      windows: '{browser} on Windows',
      chromebook: '{browser} on a Chromebook',
      mac: '{browser} on a Mac',
      linux: '{browser} on Linux',
    },
    program: {
      iPhone: 'A program on an iPhone',
      iPad: 'A program on an iPad',
      android: 'A program on Android',
      windows: 'A program on Windows',
      chromebook: 'A program on a Chromebook',
      mac: 'A program on a Mac',
      linux: 'A program on Linux',
    },
    unknown: 'Unknown device',
  },
} as const satisfies Sentences;

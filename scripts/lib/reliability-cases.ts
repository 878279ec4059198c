export type ReliabilityCase = {
  /** The names under which tests print figures. */
  name: string;
  what: string;
  test: string;
  /** For cases whose result is always the same; others show their figures. */
  result?: string;
  /** Which figures, where several rows share a name. */
  figuresMatching?: RegExp;
};

const faults = (name: string) => `\`tests/faults/${name}.test.ts\``;
const api = (name: string) => `\`tests/api/${name}.test.ts\``;

export const sections: { title: string; cases: ReliabilityCase[] }[] = [
  {
    title: 'Nothing is lost',
    cases: [
      { name: 'A1', what: '`kill -9` while messages are written', test: faults('interrupted') },
      { name: 'A2', what: '`kill -9` during a 100 MB upload', test: faults('interrupted') },
      { name: 'A3', what: '`kill -9` between saving a file and its row', test: faults('interrupted') },
      { name: 'A4', what: '`kill -9` in the middle of a migration', test: faults('interrupted') },
      {
        name: 'A5',
        what: 'two programs start on one new folder at once',
        result: '1 of 2 migrates, no error, 1 owner of 10 who register',
        test: api('maintenance/restart'),
      },
      { name: 'A6, A17', what: 'the disk is full', test: faults('full-disk') },
      {
        name: 'A7',
        what: 'the data folder is missing, read-only, or a file',
        result: 'each is refused with exit code 1 and the path',
        test: api('maintenance/start'),
      },
      { name: 'A8', what: 'PostgreSQL is away under load', test: faults('database-away') },
      { name: 'A9', what: 'the object store refuses, fails or hangs', test: faults('object-store-away') },
      {
        name: 'A10',
        what: 'FFmpeg is missing, hangs, crashes or prints without end',
        result: 'the video is stored each time, no process is left',
        test: `${api('files/without-ffmpeg')}, \`src/server/media/run-worker.test.ts\``,
      },
      { name: 'A11', what: 'clients leave in the middle of an upload', test: faults('interrupted') },
      {
        name: 'A12',
        what: 'SIGTERM during an upload',
        result: 'the upload is finished with 201, later requests get 503, exit code 0',
        test: api('maintenance/stop'),
      },
      {
        name: 'A13',
        what: 'a backup while the site is written to, restored elsewhere',
        test: '`tests/stores/backup.stores.test.ts`',
      },
      { name: 'A14', what: 'one byte of a stored file is flipped', test: api('maintenance/verify') },
      {
        name: 'A15',
        what: 'the database is missing, empty, older or damaged, and the files are there',
        test: `${faults('wrong-database')}, ${faults('database')}`,
      },
      {
        name: 'A16',
        what: 'no file can be opened at the first request; the build is removed; an update with visitors',
        test: faults('pages'),
      },
      {
        name: 'A18',
        what: 'a container is killed during an upload and replaced at once',
        test: faults('killed-container'),
      },
      {
        name: 'A19',
        what: 'the database file is renamed, deleted or replaced under the running site',
        test: api('maintenance/database-moved'),
      },
      {
        name: 'A20',
        what: 'the site starts with a clock that is years ahead or back',
        test: api('maintenance/wrong-clock'),
      },
      {
        name: 'A21',
        what: 'the line is cut 20 times while a file is sent in pieces, 4 times by `kill -9`',
        test: faults('resumable-uploads'),
      },
    ],
  },
  {
    title: 'Bad input',
    cases: [
      {
        name: 'B',
        what: 'hostile requests to every address',
        figuresMatching: /hostile requests/,
        test: faults('hostile-requests'),
      },
      {
        name: 'B',
        what: 'every operation of the API description with absurd ids, types, texts and keys',
        figuresMatching: /generated requests/,
        test: '`tests/slow/generated-requests.test.ts`',
      },
      {
        name: 'B',
        what: 'pictures and tracks that unpack to far more than their size',
        figuresMatching: /memory grew/,
        test: faults('heavy-files'),
      },
      {
        name: 'B',
        what: 'files of the wrong type, playlists, truncated and empty files',
        result: 'each gets 415 or 422; no outgoing connection, no local file read',
        test: '`src/server/media/hostile.test.ts`',
      },
    ],
  },
  {
    title: 'Access',
    cases: [
      {
        name: 'C1',
        what: 'every private route with no, wrong, expired and ended sessions',
        test: faults('access'),
      },
      {
        name: 'C2',
        what: 'fifty register as the first owner at once',
        test: `${faults('access')}, \`tests/stores/two-programs.test.ts\``,
      },
      { name: 'C3', what: 'planted, ended and outdated sessions', test: faults('access') },
      { name: 'C4', what: 'changes requested by other sites', test: faults('access') },
      { name: 'C5', what: 'guessing names and passwords', test: faults('access') },
      { name: 'C6', what: 'a shared cache between the owner and visitors', test: faults('access') },
    ],
  },
  {
    title: 'Load',
    cases: [
      { name: 'D1', what: '200 listen while the owner uploads', test: faults('crowds') },
      {
        name: 'D2',
        what: 'ten of the largest videos arrive at once',
        test: '`npx tsx bench/upload-memory.ts`',
      },
      { name: 'D3', what: '1,000 clients send slowly', test: faults('crowds') },
      { name: 'D4', what: 'one address sends many messages', test: faults('crowds') },
      {
        name: 'D5',
        what: '100,000 tracks, videos, photos and messages',
        test: `\`npx tsx bench/growth.ts\`, ${api('maintenance/query-plans')}`,
      },
      {
        name: 'D6',
        what: "another program holds the database's write lock",
        result: 'pages, lists and searches respond; a change waits, and after 5 s gets 503',
        test: api('maintenance/write-lock'),
      },
      { name: 'D7', what: 'many health checks', test: faults('pages') },
    ],
  },
  {
    title: 'Headers',
    cases: [
      {
        name: 'E',
        what: 'the security headers of pages, API calls, files and errors',
        result:
          'exact on each kind of response; every browser test fails on any console message, so also on a policy violation',
        test: `${api('http/contract')}, the browser tests`,
      },
    ],
  },
];

export const fixedFaults: { fault: string; before: string; now: string; test: string }[] = [
  {
    fault: 'The sweep deleted all media beside a missing, empty or older database',
    before: '64 files gone',
    now: 'A15',
    test: `${faults('wrong-database')}, ${api('maintenance/sweep')}`,
  },
  {
    fault: 'A page whose code failed to load once stayed broken, with a green health check',
    before: 'until a restart',
    now: 'A16',
    test: `${faults('pages')}, ${api('pages/failed-pages')}`,
  },
  {
    fault: 'A full disk locked the owner out and prevented a start',
    before: 'PUT 500, sign-in and delete 507, no start',
    now: 'A17',
    test: faults('full-disk'),
  },
  {
    fault: 'Four small interlaced pictures of 50 megapixels',
    before: '1.9 GB, 200 s, all requests wait',
    now: 'B',
    test: faults('heavy-files'),
  },
  {
    fault: 'A crash in a container left its temporary file',
    before: 'until the next start',
    now: 'A18',
    test: faults('killed-container'),
  },
  {
    fault: 'Accounts and sign-ins were not listed',
    before: 'no list, no password asked',
    now: 'listed and ended in Site Settings; adding, removing and a new password ask for the current one; C3',
    test: `${api('accounts/owners-keys')}, ${faults('access')}`,
  },
  {
    fault: 'Behind an unnamed proxy all visitors shared one limit',
    before: 'no notice',
    now: 'reported once in the log and on the dashboard; `ip:port`, `[v6]:port` and IPv4 in IPv6 understood; IPv6 by /64, and ten times that by /48',
    test: api('accounts/owners-keys'),
  },
  {
    fault: 'Health checks left files open',
    before: '1,998 after 2,000 checks',
    now: 'D7',
    test: faults('pages'),
  },
  {
    fault: 'A damaged table went unnoticed',
    before: 'green health check',
    now: 'checked at the start and daily; A15',
    test: faults('database'),
  },
  {
    fault: 'Changes were acknowledged while the database file was gone',
    before: 'PUT 200, POST 201, lost at the next start',
    now: 'A19',
    test: api('maintenance/database-moved'),
  },
  {
    fault: 'A start with a wrong clock emptied the bin',
    before: 'gone within 6 s; scheduled items published, sessions ended, no nightly backup until that date',
    now: 'A20',
    test: api('maintenance/wrong-clock'),
  },
  {
    fault: 'A restore called a backup whole that had no database or named damaged files',
    before: '“all as they were”; a list of 3 GB took 656 MB',
    now: 'refused, or named; a list of 3 GB takes 62 MB, the program itself',
    test: '`tests/stores/restore.stores.test.ts`',
  },
  {
    fault: 'Every user of the machine could read the database',
    before: 'mode 0644',
    now: 'mode 0600, its folder 0700',
    test: faults('database'),
  },
  {
    fault: 'Trace logs showed cookies',
    before: 'yes',
    now: 'no secret at any level',
    test: api('maintenance/secrets-in-the-log'),
  },
  {
    fault: 'A track with 500,000 tags',
    before: 'all requests wait 3.4 s',
    now: 'read in a child process, refused with 422; B',
    test: faults('heavy-files'),
  },
  {
    fault: 'Registration trusted any Host header',
    before: 'yes',
    now: 'the first owner registers through `PUBLIC_URL`, or on the machine itself',
    test: api('accounts/accounts'),
  },
  {
    fault: 'A database of a newer version was called corrupted',
    before: 'yes',
    now: 'the message names the version and says what to do',
    test: faults('database'),
  },
];

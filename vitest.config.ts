import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests beside the code. Whatever waits, waits for something: the time-out is for what never comes. */
const unit = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies TestProjectInlineConfiguration['test'];

/** Tests over the real app. */
const api = {
  include: ['tests/api/**/*.test.ts'],
  environment: 'node',
  // The whole server is loaded once per worker, not once per file; each test has a site of its own.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A busy machine can make two programs miss each other. Whatever needs its second try is marked in the report.
  retry: 1,
} satisfies TestProjectInlineConfiguration['test'];

const testFiles = (names: string[]) => names.map((name) => `tests/api/${name}.test.ts`);

/** What is about SQLite itself: its query plans, its one writer, and data from before there was another database. */
const aboutSqlite = testFiles(['query-plans', 'write-lock', 'older-data']);

/** What is about files on the disk. */
const aboutDisk = testFiles(['store-away', 'sweep']);

/**
 * What runs once, over SQLite and a folder. The rule: a test runs over both kinds of stores when another store could
 * make it fail, because it writes, sorts, searches or counts rows, or keeps, sends or removes files, or because several
 * programs share them. These end before a store is asked, or begin after it has answered: how a request is read and
 * who may send it, what is in a file, how a page is drawn, how a program starts and stops; or bring a bucket of their own.
 */
const aboutNoStore = [
  ...testFiles(['access', 'api-description', 'contract', 'forms', 'malformed-http', 'request-target']),
  ...testFiles(['media-files', 'missing-thumbnails', 'without-ffmpeg']),
  ...testFiles(['embeds', 'failed-pages', 'head', 'oembed', 'pages']),
  ...testFiles(['release', 'secrets-in-the-log', 'start', 'stop']),
  ...testFiles(['object-storage']),
];

export default defineConfig({
  test: {
    // One more than there are cores: a test that waits for a disk, a database or a program leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          exclude: ['src/web/**'],
          // Nothing here is replaced by a double, so that modules are loaded once per worker and not once per file.
          isolate: false,
          globalSetup: ['tests/support/build-worker.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-web',
          include: ['src/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api',
          globalSetup: ['tests/support/build-once.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api-scale',
          include: [...api.include, 'tests/scale/**/*.test.ts'],
          exclude: [...aboutSqlite, ...aboutDisk, ...aboutNoStore],
          env: { TEST_STORES: 'scale' },
          globalSetup: ['tests/support/build-once.ts', 'tests/support/postgres-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/build-once.ts'],
          // What is measured is measured alone.
          fileParallelism: false,
        },
      },
    ],
  },
});

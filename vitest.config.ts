import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests beside the code. Whatever waits, waits for something: the time-out is for what never comes. */
const unit = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies TestProjectInlineConfiguration['test'];

/** They stand in a browser's page. */
const inPage = ['src/**/*.test.tsx', 'src/shared/zod.test.ts', 'src/web/lib/sections.test.ts'];

/**
 * They replace a module by a double, which must not have been loaded before, or count the elements of a page that a
 * module keeps: each file loads all of its modules again.
 */
const withDoubles = [
  'src/web/lib/playback/{playback,run-playback}.test.ts',
  'src/web/features/admin/edit/use-edit.test.tsx',
  'src/web/features/admin/lists/use-delete.test.tsx',
  'src/web/features/admin/upload/upload-queue.test.ts',
];

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
 * Single tests of this kind in other files are marked with `skipIf(isAtScale)`.
 */
const aboutNoStore = [
  ...testFiles(['access', 'api-description', 'contract', 'forms', 'malformed-http', 'request-target']),
  ...testFiles(['media-files', 'missing-thumbnails', 'without-ffmpeg', 'demo']),
  ...testFiles(['embeds', 'failed-pages', 'head', 'oembed', 'pages']),
  ...testFiles(['release', 'secrets-in-the-log', 'start', 'stop']),
  ...testFiles(['object-storage']),
];

/** Faults during which it is measured how long somebody waits, or how much memory there is: each alone. */
const measuredFaults = ['tests/faults/{access,crowds,database-away,heavy-files}.test.ts'];

export default defineConfig({
  test: {
    // One more than there are cores: a test that waits for a disk, a database or a program leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // One group after the other: a worker that has loaded everything goes on only with a file of the same project.
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...inPage, ...withDoubles],
          isolate: false,
          sequence: { groupOrder: 0 },
          globalSetup: ['tests/support/build-worker.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-in-page',
          include: inPage,
          exclude: withDoubles,
          environment: 'jsdom',
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-with-doubles', include: withDoubles, sequence: { groupOrder: 2 } },
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
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          // Each is a walk through many programs.
          testTimeout: 1_200_000,
          globalSetup: ['tests/support/build-once.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: measuredFaults,
          sequence: { groupOrder: 0 },
          globalSetup: ['tests/support/build-once.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'faults-measured',
          include: measuredFaults,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/build-once.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

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

/** What is about SQLite itself: its query plans, its one writer, and data from before there was another database. */
const aboutSqlite = ['query-plans', 'write-lock', 'older-data'].map((name) => `tests/api/${name}.test.ts`);

/** What is about files on the disk. */
const aboutDisk = ['store-away', 'sweep'].map((name) => `tests/api/${name}.test.ts`);

/** What is the same over any store, and is asked often enough over SQLite and a folder. */
const aboutNoStore = ['api-description', 'malformed-http', 'release', 'request-target'].map(
  (name) => `tests/api/${name}.test.ts`,
);

export default defineConfig({
  test: {
    // By itself it would leave one core idle, which on a machine with two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/build-worker.ts'],
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

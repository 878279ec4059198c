import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

const cores = availableParallelism();

/** Groups run one after the other; the projects of one group run beside each other. */
const group = (order: number): Options => ({ sequence: { groupOrder: order } });

/** Tests beside the code. */
const unit = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: ['tests/support/setup/english.ts', 'tests/support/setup/patience.ts'],
} satisfies Options;

/** Tests of components. */
const components: Options = {
  ...unit,
  setupFiles: [...unit.setupFiles, 'tests/support/setup/testing-library.ts'],
};

/** They need a `document`. */
const inPage = [
  'src/**/*.test.tsx',
  'src/shared/primitives/zod.test.ts',
  'src/web/lib/navigation/sections.test.ts',
];

/** They mock modules, or rely on module state being fresh, so each file loads its modules again. */
const withMocks = [
  'src/web/lib/playback/{playback,run-playback}.test.ts',
  'src/web/admin/edit/use-edit.test.tsx',
  'src/web/admin/lists/use-delete.test.tsx',
  'src/web/admin/upload/upload-queue.test.ts',
  'src/web/lib/api/resumable/send-large-files.test.ts',
];

/**
 * Tests over the real site. The server is loaded once per worker; each test makes its own site. The longest takes 70
 * seconds on an idle machine with two cores.
 */
const site: Options = {
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  globalSetup: ['tests/support/setup/build-once.ts'],
  setupFiles: ['tests/support/setup/patience.ts'],
};

/** Mostly waiting for programs, so more of them run at once than there are cores. */
const waiting: Options = { ...site, ...group(4), maxWorkers: cores + 2 };

/** They measure time or memory: each runs alone. */
const measured = ['tests/faults/{access,crowds,database-away,heavy-files}.test.ts'];

/** Faults happen on a real disk, not in the memory folder of `scripts/test.ts`. */
const onDisk = { TMPDIR: process.env['DISK_TMPDIR'] ?? process.env['TMPDIR'] ?? '/tmp' };

const project = (name: string, options: Options): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...options },
});

export default defineConfig({
  // Node would find the client for Node, which has no XMLHttpRequest.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.es5/browser/index.js' } },
  test: {
    // One more than there are cores: a test that waits for the disk or a database leaves its core to another.
    maxWorkers: cores + 1,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      project('unit', {
        ...unit,
        ...group(0),
        include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        exclude: [...inPage, ...withMocks],
        isolate: false,
        globalSetup: ['tests/support/setup/build-workers.ts'],
      }),
      project('unit-in-page', {
        ...components,
        ...group(1),
        include: inPage,
        exclude: withMocks,
        environment: 'jsdom',
        isolate: false,
      }),
      project('unit-with-mocks', { ...components, ...group(2), include: withMocks }),
      project('api', {
        ...site,
        ...group(3),
        include: ['tests/api/**/*.test.ts', 'tests/stores/*.stores.test.ts'],
      }),
      // `*.stores.test.ts` run over both kinds of stores, the others here need PostgreSQL and S3.
      project('stores', {
        ...waiting,
        include: ['tests/stores/*.test.ts'],
        env: { TEST_STORES: 'postgres-s3' },
        globalSetup: ['tests/support/setup/build-once.ts', 'tests/support/setup/start-postgres.ts'],
      }),
      project('commands', { ...waiting, include: ['tests/commands/*.test.ts'] }),
      project('faults', { ...waiting, include: ['tests/faults/*.test.ts'], exclude: measured, env: onDisk }),
      project('faults-measured', {
        ...site,
        ...group(5),
        include: measured,
        env: onDisk,
        fileParallelism: false,
      }),
      project('slow', { ...site, ...group(6), include: ['tests/slow/*.test.ts'], fileParallelism: false }),
    ],
  },
});

import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '#ssr/project-root.ts';

/** Before the unit tests: what `builtWorker` gives them. */
export default async function buildWorker(project: TestProject): Promise<void> {
  const outDir = join(projectRoot(), 'test-results', 'media-worker');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: join(projectRoot(), 'src/server/media/worker.ts'), outDir, target: 'node20' },
  });
  project.provide('mediaWorker', join(outDir, 'worker.js'));
}

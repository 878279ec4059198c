import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '#ssr/project-root.ts';

/** Gives the unit tests the built workers: those of the whole build, or their own when only they run. */
export default async function buildWorkers(project: TestProject): Promise<void> {
  if (process.env['MARQUEE_BUILT'] === '1')
    return project.provide('workers', join(projectRoot(), 'dist/server'));
  const outDir = join(projectRoot(), 'test-results', 'workers');
  for (const name of ['media-worker', 'file-worker', 'conversion-worker']) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: join(projectRoot(), `src/server/media/${name}.ts`),
        outDir,
        emptyOutDir: false,
        target: 'node20',
      },
    });
  }
  project.provide('workers', outDir);
}

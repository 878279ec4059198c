import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { projectRoot } from '#ssr/project-root.ts';
import { siteHostPath } from '#tests/support/browser/hosted-sites.ts';

/** Before the browser tests: the process that opens their sites, with its pages as the site renders them. */
export default async function buildSiteHost(): Promise<void> {
  const outDir = dirname(siteHostPath());
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    // These name folders, which Node does not import.
    ssr: { noExternal: [/@atlaskit\//] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(projectRoot(), 'tests/support/browser/site-host.ts'),
      outDir,
      target: 'node20',
      sourcemap: true,
      // One file, as the site: its modules run in the order in which they are imported, the language first.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // For texts in share pictures.
  await cp(join(projectRoot(), 'src/server/media/fonts'), join(outDir, 'fonts'), { recursive: true });
}

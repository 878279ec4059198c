import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { ownerTextModule } from '#shared/language/languages.ts';
import { createAnnouncements } from '#app/announcements.ts';
import { loadEnvFile, readConfig, type Config } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startSite } from '#app/site.ts';
import type { Assets } from '#ssr/assets.ts';

/** Listens at the configured address and returns it. */
type OpenFront = (config: Pick<Config, 'port' | 'host'>) => Promise<string>;

/** The site behind Vite, which serves scripts and styles from their sources. */
export async function startInDevelopment(vite: ViteDevServer, openFront: OpenFront) {
  loadEnvFile();
  const config = readConfig(process.env);
  const front = await openFront(config);
  const assets: Assets = {
    folder: join(vite.config.root, 'src/web/public'),
    forPage: (_file, { language }) => ({
      scripts: ['/src/ssr/browser.tsx'],
      preloaded: [],
      styles: ['/src/web/styles/main.css'],
      fonts: [],
      ownerText: `/@id/${ownerTextModule(language)}`,
    }),
    startScript: null,
    embed: { script: '/src/web/embed/embed.ts', styles: ['/src/web/styles/main.css'] },
    addDevelopmentScripts: (path, html) => vite.transformIndexHtml(path, html),
  };
  const log = await createLog(config);
  const announcements = createAnnouncements(process.stdout, log);
  return startSite(
    { ...config, port: 0, host: '127.0.0.1' },
    log,
    {
      ...announcements,
      ready: (site) => announcements.ready({ ...site, address: config.publicUrl ?? front }),
    },
    { assets },
  );
}

import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createAnnouncements } from '#server/announcements.ts';
import { cannotStart } from '#server/cannot-start.ts';
import { loadEnvFile, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startSite } from '#server/site.ts';
import type { Assets } from '#ssr/assets.ts';

/** The same site, with its pages and styles coming from Vite and changing as they are edited. */
export async function startInDevelopment(vite: ViteDevServer) {
  try {
    loadEnvFile();
    const config = readConfig(process.env);
    const assets: Assets = {
      folder: join(vite.config.root, 'src/web/public'),
      forPage: () => ({
        scripts: ['/src/ssr/browser.tsx'],
        ahead: [],
        styles: ['/src/web/styles/main.css'],
        fonts: [],
      }),
      startScript: null,
      embed: { script: '/src/web/embed/embed.ts', styles: ['/src/web/styles/main.css'] },
      development: {
        transform: (path, html) => vite.transformIndexHtml(path, html),
        middleware: vite.middlewares,
      },
    };
    const log = await createLog(config);
    return await startSite(config, log, createAnnouncements(process.stdout, log), { assets });
  } catch (error) {
    return cannotStart(error);
  }
}

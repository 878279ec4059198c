import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startSite } from '#server/site.ts';
import type { Assets } from '#ssr/assets.ts';

/** The same site, with its pages and styles coming from Vite and changing as they are edited. */
export function startInDevelopment(vite: ViteDevServer) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const assets: Assets = {
    folder: join(vite.config.root, 'src/web/public'),
    forPage: () => ({
      script: '/src/ssr/browser.tsx',
      styles: ['/src/web/styles/main.css'],
      modules: [],
      fonts: [],
    }),
    development: {
      transform: (path, html) => vite.transformIndexHtml(path, html),
      middleware: vite.middlewares,
    },
  };
  return startSite(config, createLog(config), { assets });
}

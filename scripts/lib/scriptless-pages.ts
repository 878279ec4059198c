import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RunningSite } from '#tests/support/running-site.ts';
import { hasNginx, startNginx, type Nginx } from '#scripts/lib/nginx.ts';

/** Scripts, what only loads them, and the wait for the one at the end. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="(?:modulepreload|expect)"[^>]*>/gs;

/**
 * nginx with the finished HTML of these pages, without their scripts: a browser and a machine can hardly be faster. Null
 * where there is no nginx.
 */
export async function startScriptlessPages(
  folder: string,
  { url, folder: dataFolder }: Pick<RunningSite, 'url' | 'folder'>,
  paths: string[],
): Promise<Nginx | null> {
  if (!hasNginx()) return null;
  const client = resolve('dist/client');
  const pages = join(folder, 'pages');
  await mkdir(pages, { recursive: true });
  const locations = await Promise.all(
    paths.map(async (path, at) => {
      const html = await (await fetch(url + path)).text();
      await writeFile(join(pages, `${at}.html`), brotliCompressSync(html.replace(SCRIPTS, '')));
      return `location = "${decodeURIComponent(path)}" { root ${pages}; add_header content-encoding br; try_files /${at}.html =404; }`;
    }),
  );
  return startNginx(
    join(folder, 'nginx'),
    `root ${client};
    ${locations.join('\n    ')}
    location /uploads/ { root ${dataFolder}; }
    location ~ \\.css$ { default_type text/css; types {} add_header content-encoding br; try_files $uri.br =404; }`,
  );
}

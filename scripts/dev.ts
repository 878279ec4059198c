import { createServer, createServerModuleRunner } from 'vite';
import type * as CannotStart from '#app/cannot-start.ts';
import type * as Development from '#app/development.ts';
import type * as Languages from '#shared/language/languages.ts';
import { createFront } from '#scripts/lib/dev-front.ts';
import { freePort } from '#scripts/lib/free-port.ts';
import { ownerTexts } from '#scripts/lib/owner-texts.ts';

/**
 * Runs the site from its sources. Vite replaces browser code in the open page; after a change to code that runs on
 * the server, including rendered pages, the site restarts.
 */
const vite = await createServer({
  appType: 'custom',
  plugins: [ownerTexts(() => runner.import<typeof Languages>('/src/shared/language/languages.ts'))],
  server: { middlewareMode: true, hmr: { port: await freePort() } },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const openFront = createFront(vite, () => site);

async function start() {
  runner.clearCache();
  const { startInDevelopment } = await runner.import<typeof Development>('/src/app/development.ts');
  return startInDevelopment(vite, openFront);
}

let site = start();
let isOutdated = false;
let restarting: Promise<void> | null = null;

await site.catch(async (error: unknown) => {
  const { cannotStart } = await runner.import<typeof CannotStart>('/src/app/cannot-start.ts');
  cannotStart(error);
});

/** Several changes during a restart cause one more restart. An error is printed; the next save may fix it. */
async function restart(): Promise<void> {
  while (isOutdated) {
    isOutdated = false;
    const before = site;
    site = before.then(({ stop }) => stop()).then(start, start);
    await site.catch((error: unknown) => {
      console.error(error);
      console.error('The site is stopped until this is fixed and saved.');
    });
  }
}

vite.watcher.on('change', (path) => {
  if (!vite.environments.ssr.moduleGraph.getModulesByFile(path)) return;
  // The browser imports no file of sentences, only what is made of them.
  if (path.includes('/shared/language/')) vite.environments.client.moduleGraph.invalidateAll();
  isOutdated = true;
  restarting ??= restart().finally(() => (restarting = null));
});

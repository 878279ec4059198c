import { createServer, createServerModuleRunner } from 'vite';
import type * as CannotStart from '#server/cannot-start.ts';
import type * as Development from '#server/development.ts';
import { createFront } from './dev-front.ts';
import { freePort } from './free-port.ts';

/**
 * The site from its sources. What browsers load, Vite replaces in the open page as it is saved; when something that
 * runs on the server is saved, pages rendered there included, the site behind it starts anew.
 */
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { port: await freePort() } },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const openFront = createFront(vite, () => site);

async function start() {
  runner.clearCache();
  const { startInDevelopment } = await runner.import<typeof Development>('/src/server/development.ts');
  return startInDevelopment(vite, openFront);
}

let site = start();
let isOutdated = false;
let restarting: Promise<void> | null = null;

await site.catch(async (error: unknown) => {
  const { cannotStart } = await runner.import<typeof CannotStart>('/src/server/cannot-start.ts');
  cannotStart(error);
});

/** Once for all that is saved meanwhile. What is wrong is told, and mended by the next save. */
async function restart(): Promise<void> {
  while (isOutdated) {
    isOutdated = false;
    const before = site;
    site = before.then(({ stop }) => stop()).then(start, start);
    await site.catch((error: unknown) => {
      console.error(error);
      console.error('The site stands still until this is mended and saved.');
    });
  }
}

vite.watcher.on('change', (path) => {
  if (!vite.environments.ssr.moduleGraph.getModulesByFile(path)) return;
  isOutdated = true;
  restarting ??= restart().finally(() => (restarting = null));
});

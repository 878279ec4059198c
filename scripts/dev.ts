import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';

const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
const runner = createServerModuleRunner(vite.environments.ssr);
const serverFolders = ['src/server', 'src/ssr', 'src/shared'].map((folder) => join(vite.config.root, folder));

type Development = typeof import('#server/development.ts');

async function start() {
  const { startInDevelopment } = await runner.import<Development>('/src/server/development.ts');
  return startInDevelopment(vite);
}

let running = await start();
let restarting = Promise.resolve();

vite.watcher.on('change', (path) => {
  if (!serverFolders.some((folder) => path.startsWith(folder))) return;
  restarting = restarting.then(async () => {
    await running.close();
    running = await start();
  });
  restarting.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

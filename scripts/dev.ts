import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import type * as Development from '#server/development.ts';

const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
const runner = createServerModuleRunner(vite.environments.ssr);
const serverFolders = ['src/server', 'src/ssr', 'src/shared'].map((folder) => join(vite.config.root, folder));

async function start() {
  const { startInDevelopment } = await runner.import<typeof Development>('/src/server/development.ts');
  return startInDevelopment(vite);
}

let running = await start();
let restarting = Promise.resolve();

async function restart(): Promise<void> {
  await running.stop();
  running = await start();
}

vite.watcher.on('change', (path) => {
  if (!serverFolders.some((folder) => path.startsWith(folder))) return;
  restarting = restarting.then(restart).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

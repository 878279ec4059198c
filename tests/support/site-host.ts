import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openSite } from '#server/site.ts';
import { projectRoot } from '#ssr/project-root.ts';
import { fillSite } from '#tests/support/fill-site.ts';
import type { HostedSite, HostRequest, HostResponse } from '#tests/support/hosted-sites.ts';
import { makeDataFolder } from '#tests/support/stores.ts';

/**
 * A process that opens one site after the other for the browser tests, each over a folder of its own: loading the
 * program takes longer than most of them. That the program itself starts is for `start.test.ts` and `release.spec.ts`.
 */
const closers = new Map<string, () => Promise<void>>();

async function open({ content }: Extract<HostRequest, { ask: 'open' }>): Promise<HostedSite> {
  const folder = await makeDataFolder();
  if (Object.keys(content).length > 0) await fillSite(folder, content);
  const config = readConfig({ LOG_LEVEL: 'error', DATA_DIR: folder, PORT: '0' });
  const { app, startJobs } = await openSite(config, pino({ level: config.logLevel }), {
    workers: join(projectRoot(), 'dist', 'server'),
  });
  await startJobs();
  const url = await app.listen({ port: config.port, host: config.host });
  closers.set(url, async () => {
    closers.delete(url);
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { url };
}

async function respondTo(request: HostRequest): Promise<HostedSite | null> {
  if (request.ask === 'open') return open(request);
  await closers.get(request.url)?.();
  return null;
}

process.on('message', (request: HostRequest) => {
  const answer = (response: HostResponse) => process.send?.(response);
  void respondTo(request).then(
    (site) => answer({ id: request.id, site }),
    (error: unknown) =>
      answer({ id: request.id, failed: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on(
  'disconnect',
  () => void Promise.allSettled([...closers.values()].map((close) => close())).then(() => process.exit(0)),
);

import { languageVariables } from '#tests/support/browser/host-language.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openSite } from '#app/site.ts';
import { projectRoot } from '#ssr/project-root.ts';
import { createErrorLog } from '#tests/support/error-log.ts';
import { fillSite } from '#tests/support/content/fill-site.ts';
import type {
  HostReply,
  HostedSite,
  HostRequest,
  HostResponse,
} from '#tests/support/browser/hosted-sites.ts';
import { makeDataFolder } from '#tests/support/stores.ts';

/**
 * A process that opens one site after the other for the browser tests, each over a folder of its own: loading the
 * program takes longer than most of them. That the program itself starts is for `start.test.ts` and `release.spec.ts`.
 */
/** Each closes a site, and gives the errors in its log. */
const closers = new Map<string, () => Promise<string[]>>();

async function open({ content, environment }: Extract<HostRequest, { ask: 'open' }>): Promise<HostedSite> {
  const folder = await makeDataFolder();
  if (Object.keys(content).length > 0) await fillSite(folder, content);
  const config = readConfig({
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    PORT: '0',
    ...languageVariables,
    ...environment,
  });
  const errors = new Set<string>();
  const log = createErrorLog(config.logLevel, (line) => errors.add(line));
  const { app, startJobs } = await openSite(config, log, {
    workers: join(projectRoot(), 'dist', 'server'),
  });
  await startJobs();
  const url = await app.listen({ port: config.port, host: config.host });
  closers.set(url, async () => {
    closers.delete(url);
    await app.close();
    await rm(folder, { recursive: true, force: true });
    return [...errors];
  });
  return { url };
}

async function respondTo(request: HostRequest): Promise<HostReply> {
  if (request.ask === 'open') return { site: await open(request) };
  return { errors: (await closers.get(request.url)?.()) ?? [] };
}

process.on('message', (request: HostRequest) => {
  const answer = (response: HostResponse) => process.send?.(response);
  void respondTo(request).then(
    (answered) => answer({ id: request.id, ...answered }),
    (error: unknown) =>
      answer({ id: request.id, failed: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on(
  'disconnect',
  () => void Promise.allSettled([...closers.values()].map((close) => close())).then(() => process.exit(0)),
);

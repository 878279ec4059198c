import type { FastifyBaseLogger } from 'fastify';
import { createAnnouncements, type Announcements } from '#app/announcements.ts';
import { cannotStart } from '#app/cannot-start.ts';
import { createProgress } from '#server/progress.ts';
import { stopSignal } from '#server/cli/command.ts';
import { readConfig, type Config } from '#server/config.ts';
import { demoOwner } from '#server/demo/demo-owner.ts';
import { beginDemo } from '#server/demo/demo.ts';
import { fillWithDemo } from '#server/demo/fill.ts';
import { readDemoReport } from '#server/demo/report.ts';
import { createLog } from '#server/log.ts';
import { runSite } from '#app/run-site.ts';
import { openSite } from '#app/site.ts';
import { inTransaction } from '#server/storage/database/engine.ts';

const usage = `Starts the site of an artist who does not exist, with songs, videos, photos, shows, news and messages, to look around in.
It lives in a separate folder, "demo-site", and touches nothing else. Remove the folder to be rid of it.

  npm run demo

  PORT=3001 npm run demo           beside another site
  DEMO_DIR=/some/folder npm run demo   in another folder
`;

/** Ignores .env and all other variables: they may name the database of a real site. */
function demoEnvironment({ PORT, HOST, LOG_LEVEL, DEMO_DIR = 'demo-site' }: NodeJS.ProcessEnv) {
  return {
    PORT,
    HOST,
    LOG_LEVEL,
    DATA_DIR: DEMO_DIR,
    OWNER_USERNAME: demoOwner.username,
    OWNER_PASSWORD: demoOwner.password,
  };
}

async function fill(config: Config, log: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  const site = await openSite(config, log);
  try {
    if (!(await readDemoReport(site.database))) await inTransaction(site.database, beginDemo);
    const progress = createProgress(process.stdout);
    const deps = { ...site, config };
    await fillWithDemo(deps, { signal, onProgress: (done, total) => progress('Demo', done, total) });
  } finally {
    await site.stop();
  }
}

function withSignIn(announcements: Announcements): Announcements {
  return {
    ...announcements,
    ready: (site) => {
      announcements.ready(site);
      process.stdout.write(
        `  To see the dashboard, sign in at ${site.address}/auth as ${demoOwner.username}, password ${demoOwner.password}\n\n`,
      );
    },
  };
}

async function demo(): Promise<void> {
  const config = readConfig(demoEnvironment(process.env));
  const log = await createLog(config);
  const signal = stopSignal();
  try {
    await fill(config, log, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    process.stdout.write('\nStopped. "npm run demo" goes on where it was.\n');
    process.exit(0);
  }
  await runSite(config, log, withSignIn(createAnnouncements(process.stdout, log)));
}

if (process.argv.includes('--help')) process.stdout.write(usage);
else await demo().catch(cannotStart);

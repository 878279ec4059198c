import { createAnnouncements } from '#app/announcements.ts';
import { cannotStart } from '#app/cannot-start.ts';
import { loadEnvFile, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { runSite } from '#app/run-site.ts';

async function start(): Promise<void> {
  try {
    loadEnvFile();
    const config = readConfig(process.env);
    const log = await createLog(config);
    await runSite(config, log, createAnnouncements(process.stdout, log));
  } catch (error) {
    cannotStart(error);
  }
}

void start();

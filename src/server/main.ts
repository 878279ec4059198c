import { cannotStart } from '#server/cannot-start.ts';
import { loadEnvFile, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';

const SHUTDOWN_MS = 30_000;

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const log = await createLog(config);
  // Loaded only now, so that a wrong setting is told at once.
  const { startSite } = await import('#server/site.ts');
  const site = await startSite(config, log);

  const stop = (signal: NodeJS.Signals) => {
    log.info(`${signal} received: finishing what is under way`);
    setTimeout(
      () => {
        log.warn('The site did not close in time and is ended');
        process.exit(0);
      },
      config.stopDelaySeconds * 1_000 + SHUTDOWN_MS,
    ).unref();
    site.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'The site did not close cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  cannotStart(error);
}

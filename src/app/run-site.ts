import type { FastifyBaseLogger } from 'fastify';
import type { Announcements } from '#app/announcements.ts';
import type { Config } from '#server/config.ts';

const SHUTDOWN_MS = 30_000;

/** Runs the site until a signal ends it, and then lets running requests finish. */
export async function runSite(
  config: Config,
  log: FastifyBaseLogger,
  announcements: Announcements,
): Promise<void> {
  // Loaded only now, so that a wrong setting is reported at once.
  const { startSite } = await import('#app/site.ts');
  const starting = startSite(config, log, announcements);

  const stop = async (signal: NodeJS.Signals) => {
    announcements.stopping(signal);
    setTimeout(
      () => {
        log.warn('The site did not close in time: the process exits');
        process.exit(0);
      },
      config.stopDelaySeconds * 1_000 + SHUTDOWN_MS,
    ).unref();
    const site = await starting;
    try {
      await site.stop();
      announcements.stopped();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'The site did not close cleanly');
      process.exit(1);
    }
  };
  // Before the site is announced as ready: a signal may follow at once.
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
  await starting;
}

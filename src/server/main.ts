import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { DataFolderError } from '#server/storage/data-folder.ts';

const SHUTDOWN_MS = 30_000;

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const config = readConfig(process.env);
  const log = createLog(config);
  // Loaded only now, so that a wrong setting is told at once.
  const { startSite } = await import('#server/site.ts');
  const app = await startSite(config, log);

  const stop = (signal: NodeJS.Signals) => {
    log.info(`${signal} received: finishing what is under way`);
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    app.close().then(
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
  process.stderr.write(`Marquee cannot start: ${explain(error)}\n`);
  process.exit(1);
}

/** What the person at the keyboard can mend gets one sentence; anything else its whole story. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFolderError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message.replace(/^.*EADDRINUSE: /, '')}. Another program uses this port; choose one with PORT=3001`;
  }
  return error.stack ?? error.message;
}

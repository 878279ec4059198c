import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { DataFolderError } from '#server/storage/data-folder.ts';

const SHUTDOWN_MS = 30_000;

/** What commonly keeps a program from listening, by the system's own code for it. */
const sentences: Record<string, string> = {
  EADDRINUSE: 'another program uses this port; choose a free one with PORT, such as PORT=3001',
  EACCES: 'this account may not use this port; choose one above 1024 with PORT, such as PORT=3000',
  EADDRNOTAVAIL: 'HOST is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its addresses',
  ENOTFOUND: 'HOST is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its addresses',
};

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const config = readConfig(process.env);
  const log = createLog(config);
  // Loaded only now, so that a wrong setting is told at once.
  const { startSite } = await import('#server/site.ts');
  const app = await startSite(config, log);

  const stop = (signal: NodeJS.Signals) => {
    log.info(`${signal} received: finishing what is under way`);
    setTimeout(() => {
      log.warn('The site did not close within 30 seconds and is ended');
      process.exit(0);
    }, SHUTDOWN_MS).unref();
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
  const code = 'code' in error ? String(error.code) : '';
  return sentences[code] ?? error.stack ?? error.message;
}

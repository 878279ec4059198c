import { ConfigError } from '#server/config.ts';
import { DataFolderError } from '#server/storage/data-folder.ts';
import { UnusableDatabaseError } from '#server/storage/database/unusable-database.ts';

/** What commonly keeps a program from listening, by the system's own code for it. */
const sentences: Record<string, string> = {
  EADDRINUSE: 'another program uses this port; choose a free one with PORT, such as PORT=3001',
  EACCES: 'this account may not use this port; choose one above 1024 with PORT, such as PORT=3000',
  EADDRNOTAVAIL: 'HOST is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its addresses',
  ENOTFOUND: 'HOST is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its addresses',
};

/** Says why there is no site, and ends. */
export function cannotStart(error: unknown): never {
  process.stderr.write(`Marquee cannot start: ${explain(error)}\n`);
  process.exit(1);
}

const mendable = [ConfigError, DataFolderError, UnusableDatabaseError];

/** What the person at the keyboard can mend gets one sentence; anything else its whole story. */
function explain(error: unknown): string {
  if (mendable.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return sentences[code] ?? error.stack ?? error.message;
}

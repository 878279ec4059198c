import { ConfigError } from '#server/config.ts';
import { DataFolderError } from '#server/storage/data-folder.ts';
import { UnusableDatabaseError } from '#server/storage/database/database.ts';

/** Common reasons why a program cannot listen, by the system's error code. */
const sentences: Record<string, string> = {
  EADDRINUSE: 'another program uses this port; choose a free one with PORT, such as PORT=3001',
  EACCES: 'this account may not use this port; choose one above 1024 with PORT, such as PORT=3000',
  EADDRNOTAVAIL: 'HOST is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its addresses',
  ENOTFOUND: 'HOST is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of its addresses',
};

/** Prints why the site cannot start, and exits. */
export function cannotStart(error: unknown): never {
  process.stderr.write(`Marquee cannot start: ${explain(error)}\n`);
  process.exit(1);
}

const userErrors = [ConfigError, DataFolderError, UnusableDatabaseError];

/** Whether the person who starts the program can fix it, as its message says. */
export function isUserError(error: unknown): error is Error {
  return userErrors.some((kind) => error instanceof kind);
}

/** One sentence for what the person can fix, the whole stack for anything else. */
function explain(error: unknown): string {
  if (isUserError(error)) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return sentences[code] ?? error.stack ?? error.message;
}

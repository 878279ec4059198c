import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { isUserError } from '#app/cannot-start.ts';
import type { Config } from '#server/config.ts';
import { Failure, reasonOf } from '#server/errors.ts';
import { sqliteFileIn } from '#server/storage/storage-location.ts';
import { describeSystemError } from '#server/system-errors.ts';

type ErrorClass = new (message: string) => Error;

export const say = (text: string) => process.stdout.write(`${text}\n`);

/** Standard output is for the messages of the command. */
export const createErrorLog = () => pino({ level: 'warn' }, pino.destination(process.stderr.fd));

/** Opening a missing database would create an empty one. */
export function requireSite({ databaseUrl, dataDir }: Config, Refusal: ErrorClass): void {
  if (!databaseUrl && !existsSync(sqliteFileIn(dataDir)))
    throw new Refusal(`there is no site in ${dataDir}; DATA_DIR names its folder`);
}

/** Aborted on SIGINT and SIGTERM, so that the command can clean up first. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  return stopping.signal;
}

/** One sentence for a problem that the user can fix, otherwise the whole stack trace. */
export function explain(error: unknown, ...refusals: ErrorClass[]): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Failure) return describeSystemError(error.cause) ?? reasonOf(error);
  const isRefusal = refusals.some((refusal) => error instanceof refusal);
  if (isRefusal || [error].some(isUserError)) return error.message;
  return describeSystemError(error) ?? error.stack ?? error.message;
}

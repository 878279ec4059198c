import { isMendable } from '#server/cannot-start.ts';
import { Failure, reasonOf } from '#server/errors.ts';
import { inWords } from '#server/system-errors.ts';

type Kind = new (message: string) => Error;

/** Why a program could not do what it was asked for: one sentence where it can be mended, else the whole story. */
export function explain(error: unknown, ...refusals: Kind[]): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Failure) return inWords(error.cause) ?? reasonOf(error);
  const isRefusal = refusals.some((kind) => error instanceof kind);
  if (isRefusal || [error].some(isMendable)) return error.message;
  return inWords(error) ?? error.stack ?? error.message;
}

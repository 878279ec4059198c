import { isMendable } from '#server/cannot-start.ts';
import { Failure, reasonOf } from '#server/errors.ts';

/** What the system commonly says, in words. */
const sentences: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this account is not allowed to write there',
  EPERM: 'this account is not allowed to write there',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder, not a file',
  ABORT_ERR: 'it was stopped',
};

type Kind = new (message: string) => Error;

/** Why a program could not do what it was asked for: one sentence where it can be mended, else the whole story. */
export function explain(error: unknown, ...refusals: Kind[]): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Failure) return reasonOf(error);
  const isRefusal = refusals.some((kind) => error instanceof kind);
  if (isRefusal || [error].some(isMendable)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const path = 'path' in error ? `${String(error.path)}: ` : '';
  return code in sentences ? `${path}${sentences[code]}` : (error.stack ?? error.message);
}

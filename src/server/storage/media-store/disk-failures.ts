import { diskFull, unavailable } from '#server/errors.ts';

const hasCode = (error: unknown, codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

export const isMissing = (error: unknown) => hasCode(error, ['ENOENT', 'ENOTDIR']);

const noRoom = ['ENOSPC', 'EDQUOT'];
/** A volume that is away, broken, read-only or somebody else's, or a system that gives out no more files. */
const away = [
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'EIO',
  'ENODEV',
  'ENXIO',
  'ESTALE',
  'EMFILE',
  'ENFILE',
];

/** What the disk says about the store's own folders, as a failure people can read; the rest stays what it was. */
export function named(error: unknown): unknown {
  if (hasCode(error, noRoom)) return diskFull(error);
  return hasCode(error, away) ? unavailable(error) : error;
}

/** Runs work on the store's own folders and names what goes wrong there. */
export async function naming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw named(error);
  }
}

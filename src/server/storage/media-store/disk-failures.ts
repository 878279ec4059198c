import { diskFull, unavailable } from '#server/errors.ts';

const hasCode = (error: unknown, codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

export const isMissing = (error: unknown) => hasCode(error, ['ENOENT', 'ENOTDIR']);

export const isNotAllowed = (error: unknown) => hasCode(error, ['EACCES', 'EPERM']);

const diskFullCodes = ['ENOSPC', 'EDQUOT'];
/** The volume is missing, broken, read-only or not ours to use, or the system has no more open files to give. */
const unavailableCodes = [
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

/** Turns an error of the file system into the failure that people read; any other error stays as it is. */
export function asFailure(error: unknown): unknown {
  if (hasCode(error, diskFullCodes)) return diskFull(error);
  return hasCode(error, unavailableCodes) ? unavailable(error) : error;
}

/** Does something with the store's folders; an error of the file system becomes a failure. */
export async function withFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asFailure(error);
  }
}

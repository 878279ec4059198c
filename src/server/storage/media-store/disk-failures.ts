import { diskFull, unavailable } from '#server/errors.ts';

const hasCode = (error: unknown, codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

export const isMissing = (error: unknown) => hasCode(error, ['ENOENT', 'ENOTDIR']);

export const isNotAllowed = (error: unknown) => hasCode(error, ['EACCES', 'EPERM']);

const diskFullCodes = ['ENOSPC', 'EDQUOT'];
/** The volume is missing, broken, read-only or forbidden, or the system has no file descriptors left. */
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

/** Turns an error of the file system into a failure with a message for people; other errors stay as they are. */
export function asFailure(error: unknown): unknown {
  if (hasCode(error, diskFullCodes)) return diskFull(error);
  return hasCode(error, unavailableCodes) ? unavailable(error) : error;
}

export async function withFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asFailure(error);
  }
}

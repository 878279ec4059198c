import { randomBytes } from 'node:crypto';

const namePattern = /^[a-z0-9][a-z0-9.-]{0,127}$/;

/** Random, without any user input: a name can neither be guessed nor lead out of the folder. */
export function newMediaName(extension: string): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}

export function isMediaName(name: string): boolean {
  return namePattern.test(name) && !name.includes('..');
}

const ownPattern = /^[0-9a-f]{32}(-[a-z0-9]+)?\.[a-z0-9]+$/;

/** Whether this program made the name: other programs may have files in the same bucket or folder. */
export function isOurName(name: string): boolean {
  return ownPattern.test(name);
}

/** The folder for files without an owner, with a folder for each day. */
export const LOST_AND_FOUND = 'lost+found';

/** The day and the name in a path below lost+found; null for other files. */
export function readSetAside(path: string): { day: string; name: string } | null {
  const [, day, name = ''] = /^(\d{4}-\d{2}-\d{2})\/([^/]+)$/.exec(path) ?? [];
  return day && isMediaName(name) ? { day, name } : null;
}

/** The folder for files that arrive in pieces, with a folder for each upload. */
export const PIECES = '.pieces';

const piecePattern = /^[0-9a-f]{32}$/;

/** Both are random; nothing else may lead out of the folder. */
export function isPieceName({ upload, piece }: { upload: string; piece: string }): boolean {
  return piecePattern.test(upload) && piecePattern.test(piece);
}

export function newPieceName(): string {
  return randomBytes(16).toString('hex');
}

/** Derivatives of abc.jpg are named abc-640.avif and so on. */
export function derivativesPrefix(name: string): string {
  return `${name.replace(/\.[a-z0-9]+$/, '')}-`;
}

/** abc.jpg and abc-640.avif have the stem abc. */
export function stemOf(name: string): string {
  return name.replace(/(-[^-]*)?\.[a-z0-9]+$/, '');
}

export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/.exec(name)?.[1] ?? '';
}

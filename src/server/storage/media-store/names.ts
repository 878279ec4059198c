import { randomBytes } from 'node:crypto';

const namePattern = /^[a-z0-9][a-z0-9.-]{0,127}$/;

/** Nothing a visitor sends becomes part of a name, so names can neither be guessed nor lead out of the folder. */
export function newMediaName(extension: string): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}

export function isMediaName(name: string): boolean {
  return namePattern.test(name) && !name.includes('..');
}

const ourPattern = /^[0-9a-f]{32}(-[a-z0-9]+)?\.[a-z0-9]+$/;

/** Whether a stored file is one of ours: others may keep theirs in the same place. */
export function isOurName(name: string): boolean {
  return ourPattern.test(name);
}

/** Where files that belong to nothing are kept, in a folder for each day they came there. */
export const LOST_AND_FOUND = 'lost+found';

/** The day and the name in an address below lost+found; null for what is not ours. */
export function readSetAside(path: string): { day: string; name: string } | null {
  const [, day, name = ''] = /^(\d{4}-\d{2}-\d{2})\/([^/]+)$/.exec(path) ?? [];
  return day && isMediaName(name) ? { day, name } : null;
}

/** What is made from abc.jpg is named abc-640.avif and so on: everything that begins with abc-. */
export function derivativesPrefix(name: string): string {
  return `${name.replace(/\.[a-z0-9]+$/, '')}-`;
}

/** abc.jpg and abc-640.avif both come from one upload: abc. */
export function stemOf(name: string): string {
  return name.replace(/(-[^-]*)?\.[a-z0-9]+$/, '');
}

export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/.exec(name)?.[1] ?? '';
}

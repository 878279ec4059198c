import { createHash } from 'node:crypto';

/** Weak, because all encodings of the content share it. */
export function etagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether the client has this version. Weak and strong tags compare as equal here (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag.replace(/^W\//, ''));
}

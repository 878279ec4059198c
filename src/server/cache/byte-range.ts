import type { ByteRange } from '#server/storage/media-store/media-store.ts';

/** The part of a file that a Range header asks for; null for the whole file. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  // Several ranges at once, other units and invalid ones may get the whole file.
  const match = /^bytes=\s*(?:(\d+)\s*)?-\s*(?:(\d+)\s*)?$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

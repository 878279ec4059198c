import type { ByteRange } from '#server/storage/media-store/media-store.ts';

/** What a Range header asks of a file: a part of it, all of it (null), or something it does not have. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  // Several ranges at once, other units and nonsense may be answered with the whole file.
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(header ?? '');
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

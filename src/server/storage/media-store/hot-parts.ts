import { LRUCache } from 'lru-cache';
import type { ByteRange } from '#server/storage/media-store/media-store.ts';

const MOST_BYTES = 16 * 1024 * 1024;

type ReadPart = (name: string, range: ByteRange) => Promise<Buffer>;

/** Keeps in memory what was just read, so that a crowd that looks at one picture reads it once. A stored file never changes. */
export function rememberParts(read: ReadPart) {
  const kept = new LRUCache<string, Promise<Buffer>>({ maxSize: MOST_BYTES });
  return {
    readPart(name: string, range: ByteRange): Promise<Buffer> {
      const key = `${name} ${range.start}-${range.end}`;
      const known = kept.get(key);
      if (known) return known;
      const part = read(name, range);
      kept.set(key, part, { size: Math.max(1, range.end - range.start + 1) });
      part.catch(() => kept.delete(key));
      return part;
    },
    forget(name: string): void {
      for (const key of kept.keys()) if (key.startsWith(`${name} `)) kept.delete(key);
    },
  };
}

import { LRUCache } from 'lru-cache';
import { getOrMake } from '#server/get-or-make.ts';
import type { ByteRange } from '#server/storage/media-store/media-store.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** Parts that were just read, so that many requests for one picture read it once. A stored file never changes. */
export function createRangeCache() {
  const parts = new LRUCache<string, Promise<Buffer>>({ maxSize: MAX_BYTES });
  return {
    readPart(name: string, range: ByteRange, read: () => Promise<Buffer>): Promise<Buffer> {
      const key = `${name} ${range.start}-${range.end}`;
      const size = Math.max(1, range.end - range.start + 1);
      return getOrMake(parts, key, read, size);
    },
    forget(name: string): void {
      for (const key of parts.keys()) if (key.startsWith(`${name} `)) parts.delete(key);
    },
  };
}

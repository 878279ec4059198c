import { LRUCache } from 'lru-cache';
import { getOrMake } from '#server/get-or-make.ts';
import {
  SMALL_PART_BYTES,
  type ByteRange,
  type PartReader,
  type TakePiece,
} from '#server/storage/media-store/media-store.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Small files, and the starts of others, so that many requests for one picture read it once. Other parts begin where
 * a listener seeks, and are rarely asked for again. A stored file never changes.
 */
export function createRangeCache() {
  const parts = new LRUCache<string, Promise<Buffer>>({ maxSize: MAX_BYTES });
  return {
    async readInPieces(name: string, range: ByteRange, take: TakePiece, reader: PartReader): Promise<void> {
      const length = range.end + 1;
      if (range.start > 0 || length > SMALL_PART_BYTES) return reader.readInPieces(range, take);
      const read = () => reader.readPart(range);
      await take(await getOrMake(parts, `${name} ${range.end}`, read, length));
    },
    forget(name: string): void {
      for (const key of parts.keys()) if (key.startsWith(`${name} `)) parts.delete(key);
    },
  };
}

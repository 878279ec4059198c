import type { FileHandle } from 'node:fs/promises';
import { readAt } from '#server/media/iso-boxes.ts';

export type Extent = { at: number; length: number };

/** Reads bytes that are split over several parts of a file as one sequence. */
export function extentReader(file: FileHandle, extents: Extent[]) {
  const length = extents.reduce((sum, extent) => sum + extent.length, 0);

  /** The parts of the file that contain these bytes. */
  function extentsOf(from: number, count: number): Extent[] {
    const found: Extent[] = [];
    let start = 0;
    for (const extent of extents) {
      const first = Math.max(from, start);
      const last = Math.min(from + count, start + extent.length);
      if (first < last) found.push({ at: extent.at + first - start, length: last - first });
      start += extent.length;
    }
    return found;
  }

  return {
    length,
    extentsOf,
    async read(from: number, count: number): Promise<Buffer> {
      const parts = extentsOf(from, count).map((extent) => readAt(file, extent.at, extent.length));
      return Buffer.concat(await Promise.all(parts));
    },
  };
}

export type ExtentReader = ReturnType<typeof extentReader>;

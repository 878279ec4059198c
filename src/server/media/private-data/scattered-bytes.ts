import type { FileHandle } from 'node:fs/promises';
import { readAt } from '#server/media/iso-boxes.ts';

/** A part of a file. */
export type Extent = { at: number; length: number };

/** Bytes that belong together and lie in several parts of a file, read and written as if they were one. */
export function scatteredBytes(file: FileHandle, extents: Extent[]) {
  const length = extents.reduce((sum, extent) => sum + extent.length, 0);

  /** The parts of the file that hold these bytes. */
  function placesOf(from: number, count: number): Extent[] {
    const places: Extent[] = [];
    let start = 0;
    for (const extent of extents) {
      const first = Math.max(from, start);
      const last = Math.min(from + count, start + extent.length);
      if (first < last) places.push({ at: extent.at + first - start, length: last - first });
      start += extent.length;
    }
    return places;
  }

  return {
    length,
    placesOf,
    async read(from: number, count: number): Promise<Buffer> {
      const parts = placesOf(from, count).map((place) => readAt(file, place.at, place.length));
      return Buffer.concat(await Promise.all(parts));
    },
  };
}

export type ScatteredBytes = ReturnType<typeof scatteredBytes>;

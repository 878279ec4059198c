import { describe, expect, it } from 'vitest';
import {
  layOutGallery,
  galleryLayouts,
  type GalleryLayout,
  type GalleryTile,
} from '#web/features/photos/gallery-layout.ts';

const shapes = {
  landscape: [2400, 1600],
  portrait: [1200, 1800],
  square: [1400, 1400],
  panorama: [3000, 1000],
} as const;
type Shape = keyof typeof shapes;

const photos = (...given: Shape[]) =>
  given.map((shape, id) => ({
    id,
    picture: { width: shapes[shape][0], height: shapes[shape][1], thumbhash: null, animated: false },
  }));

const mixed = photos(
  'landscape',
  'portrait',
  'square',
  'panorama',
  'portrait',
  'landscape',
  'portrait',
  'square',
  'landscape',
);

/** The tiles row by row, as a browser would wrap them. */
function rowsOf(tiles: GalleryTile[]): GalleryTile[][] {
  const rows: GalleryTile[][] = [];
  for (let start = 0; start < tiles.length;) {
    const row = tiles.slice(start, start + (tiles[start]?.gaps ?? 0) + 1);
    rows.push(row);
    start += row.length;
  }
  return rows;
}

const filled = (row: GalleryTile[]) => row.reduce((sum, { share }) => sum + share, 0);

describe('the photo wall', () => {
  it.each(Object.keys(galleryLayouts) as GalleryLayout[])(
    'has rows that end flush and stand level: %s',
    (layout) => {
      for (let count = 2; count <= mixed.length; count += 1) {
        for (const row of rowsOf(layOutGallery(mixed.slice(0, count), layout))) {
          expect(filled(row)).toBeCloseTo(1, 2);
          for (const { share, shape } of row)
            expect(share / shape).toBeCloseTo((row[0]?.share ?? 0) / (row[0]?.shape ?? 1), 2);
        }
      }
    },
  );

  it('shows photos in their own shape where the rows allow it', () => {
    const [first, second, third] = layOutGallery(photos('landscape', 'portrait', 'landscape'), 'wide');
    expect([first?.shape, second?.shape, third?.shape]).toEqual([1.5, 0.6667, 1.5]);
  });

  it('never makes a stripe or a tower', () => {
    const heights = rowsOf(layOutGallery(mixed, 'wide')).map(
      (row) => 1 / row.reduce((sum, { shape }) => sum + shape, 0),
    );
    for (const height of heights) {
      expect(height).toBeGreaterThan(0.15);
      expect(height).toBeLessThan(0.5);
    }
  });

  it('moves nothing that hangs when three more come', () => {
    expect(layOutGallery(mixed, 'wide').slice(0, 6)).toEqual(layOutGallery(mixed.slice(0, 6), 'wide'));
  });

  it('does not blow up a lone portrait', () => {
    const [tile] = layOutGallery(photos('portrait'), 'wide');
    expect(tile?.share).toBeLessThan(0.6);
  });

  it('mixes the shapes of photos without known sizes', () => {
    const tiles = layOutGallery(
      [1, 2, 3].map((id) => ({ id, picture: null })),
      'wide',
    );
    expect(new Set(tiles.map(({ shape }) => shape)).size).toBe(3);
  });
});

import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { readThumbhash } from '#web/ui/media/picture/thumbhash.ts';

function hashOf(width: number, height: number, alpha = 255): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return [(x * 255) / width, (y * 255) / height, 128 + 100 * Math.sin(x / 5), alpha];
  });
  return rgbaToThumbHash(width, height, new Uint8Array(pixels.flat()));
}

const text = (hash: Uint8Array) => Buffer.from(hash).toString('base64');

describe('the colours of a thumbhash', () => {
  it.each([
    ['wide', 80, 45],
    ['upright', 45, 80],
    ['square', 60, 60],
  ])('are those the library decodes: %s', (_, width, height) => {
    const hash = hashOf(width, height);
    const { w, h, rgba } = thumbHashToRGBA(hash);
    for (const [x, y] of [
      [0, 0],
      [w - 1, 0],
      [Math.floor(w / 2), Math.floor(h / 3)],
      [3, h - 1],
    ] as const) {
      const start = (y * w + x) * 4;
      const colour = readThumbhash(text(hash))?.colourAt((x + 0.5) / w, (y + 0.5) / h) ?? '';
      for (const part of [0, 1, 2]) {
        const found = parseInt(colour.slice(1 + part * 2, 3 + part * 2), 16);
        expect(Math.abs(found - (rgba[start + part] ?? NaN))).toBeLessThanOrEqual(1);
      }
    }
  });

  it('know whether the picture is see-through', () => {
    expect(readThumbhash(text(hashOf(40, 40)))?.hasAlpha).toBe(false);
    expect(readThumbhash(text(hashOf(40, 40, 100)))?.hasAlpha).toBe(true);
  });

  it('are none for what is no hash at all', () => {
    expect(readThumbhash('%%%')).toBeNull();
    expect(readThumbhash('')).toBeNull();
  });
});

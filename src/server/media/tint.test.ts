import { describe, expect, it } from 'vitest';
import { findTint } from '#server/media/tint.ts';

type Part = [share: number, red: number, green: number, blue: number, alpha?: number];

const pixels = (...parts: Part[]) =>
  new Uint8Array(
    parts.flatMap(([share, red, green, blue, alpha = 255]) =>
      Array.from({ length: share }, () => [red, green, blue, alpha]).flat(),
    ),
  );

describe('the tint of a picture', () => {
  it.each<[name: string, parts: Part[], hue: number]>([
    ['one colour', [[100, 200, 30, 40]], 25],
    [
      'a vivid part among mud',
      [
        [70, 96, 84, 70],
        [30, 20, 60, 200],
      ],
      263,
    ],
    [
      'colours on both sides of red',
      [
        [50, 220, 40, 90],
        [50, 220, 60, 40],
      ],
      19,
    ],
    [
      'behind a transparent part',
      [
        [80, 0, 255, 0, 0],
        [20, 20, 60, 200],
      ],
      263,
    ],
  ])('is the strongest: %s', (_name, parts, hue) => {
    expect(Math.abs((findTint(pixels(...parts))?.hue ?? NaN) - hue)).toBeLessThan(10);
  });

  it.each<[name: string, parts: Part[]]>([
    ['a grey picture', [[100, 128, 126, 124]]],
    [
      'a detail of a grey one',
      [
        [99, 128, 128, 128],
        [1, 255, 0, 0],
      ],
    ],
    ['nothing', []],
  ])('is none for %s', (_name, parts) => {
    expect(findTint(pixels(...parts))).toBeUndefined();
  });
});

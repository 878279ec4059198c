import { createPlane, shade, type Plane, type Canvas } from '#studio/pictures/brushes/canvas.ts';
import { blur } from '#studio/pictures/brushes/blur.ts';
import { light } from '#studio/pictures/brushes/colour.ts';
import { createNoise, type Noise } from '#studio/pictures/brushes/noise.ts';
import { mix, smooth } from '#studio/pictures/brushes/numbers.ts';
import type { Scene } from '#studio/pictures/picture.ts';

/** From the lowest to the uppermost: which way the edge of each looks, and how far it is from the middle. */
const sheets = [
  { turn: 2.5, reach: 0.32, wave: 0.05, colour: light('#f2c9ae', 0.95), thick: 0.9 },
  { turn: 0.35, reach: 0.2, wave: 0.045, colour: light('#f7e2c4', 1), thick: 0.75 },
  { turn: -1.15, reach: 0.04, wave: 0.07, colour: light('#a9c6d0', 0.9), thick: 0.78 },
  { turn: 1.5, reach: 0.24, wave: 0.05, colour: light('#f6ddc9', 1), thick: 0.8 },
  { turn: -2.5, reach: 0.16, wave: 0.05, colour: light('#e79a7e', 0.9), thick: 0.76 },
  { turn: -0.5, reach: 0.36, wave: 0.04, colour: light('#fbf1e1', 1.05), thick: 0.84 },
];

/** Sheets of tissue paper over each other, the morning shining through. */
export const papelDeSeda: Scene = {
  width: 1080,
  height: 1080,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(83);
    const crumple = creasesOf(canvas, noise);
    shade(canvas, (x, y, pixel) => {
      pixel.r = 0.92 - 0.12 * (x + y);
      pixel.g = 0.74 - 0.12 * (x + y);
      pixel.b = 0.58 - 0.1 * (x + y);
    });
    for (const [index, { turn, reach, wave, colour, thick }] of sheets.entries()) {
      const across = Math.cos(turn);
      const down = Math.sin(turn);
      let at = 0;
      shade(canvas, (x, y, pixel) => {
        const along = (x - 0.5) * -down + (y - 0.5) * across;
        const edge =
          (x - 0.5) * across +
          (y - 0.5) * down -
          reach +
          wave * noise.layers(along * 2.2 + index * 11, index * 5, 3) +
          0.0008 * noise.at(along * 120, index);
        const crease = crumple.values[(at + index * 61_441) % crumple.values.length] ?? 0;
        at += 1;
        // Each throws a soft shadow on what lies under it.
        const shadow = smooth(-0.07, 0.01, edge + 0.012) * (edge < 0 ? 0.28 : 0);
        pixel.r *= 1 - shadow;
        pixel.g *= 1 - shadow * 1.08;
        pixel.b *= 1 - shadow * 1.12;
        const covered = smooth(-0.0012, 0.0012, edge);
        if (covered === 0) return;
        const curl = 0.16 * smooth(0.05, 0, edge) - 0.05 * smooth(0.3, 0.05, edge);
        const lit = 1 + crease * 1.1 + curl;
        const part = covered * thick;
        pixel.r = mix(pixel.r, colour.r * lit, part);
        pixel.g = mix(pixel.g, colour.g * lit, part);
        pixel.b = mix(pixel.b, colour.b * lit, part);
      });
    }
    shade(canvas, (x, y, pixel) => {
      const morning = 0.72 + 0.42 * smooth(1.3, 0.1, x * 0.8 + y * 0.7);
      pixel.r *= morning;
      pixel.g *= morning * 0.985;
      pixel.b *= morning * 0.96;
    });
  },
  film: {
    exposure: 0.74,
    contrast: 1.02,
    shadows: '#5a4258',
    highlights: '#fff0d8',
    vignette: 0.2,
    fade: 0.05,
    grain: 5,
  },
};

/** How the light lies on paper that was crumpled and smoothed again. */
function creasesOf({ width, height }: Canvas, noise: Noise): Plane {
  const heights = createPlane(width, height);
  for (let index = 0; index < heights.values.length; index += 1) {
    const x = (index % width) / height;
    const y = Math.floor(index / width) / height;
    heights.values[index] = noise.ridges(x * 3.2 + 0.3 * noise.at(x * 5, y * 5), y * 3.2, 3);
  }
  blur(heights, 0.002);
  const lit = createPlane(width, height);
  for (let index = width + 1; index < heights.values.length; index += 1) {
    const rise = (heights.values[index] ?? 0) - (heights.values[index - width - 1] ?? 0);
    lit.values[index] = Math.max(-0.14, Math.min(0.14, rise * 2.4));
  }
  return lit;
}

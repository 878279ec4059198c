import { shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light, type Light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { distance, smooth } from '#studio/pictures/brushes/numbers.ts';
import { seaAt } from '#studio/pictures/brushes/water.ts';
import type { Scene } from '#studio/pictures/picture.ts';

const horizon = 0.58;
const sun = { x: 0.5, above: 0.02, radius: 0.19 };

/** A sun far too large, half in the sea. */
export const saltHours: Scene = {
  width: 1080,
  height: 1080,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(52);
    const colours = gradient([
      [0, light('#f0b28c', 0.8)],
      [0.14, light('#e7a58f', 0.72)],
      [0.34, light('#b98d95', 0.58)],
      [0.58, light('#6c7a98', 0.46)],
    ]);
    const sky = (x: number, above: number, pixel: Light) => {
      colours(above + 0.03 * noise.layers(x * 2, above * 5, 4), pixel);
      const far = distance(x - sun.x, above - sun.above);
      const halo = 0.5 * Math.exp(-Math.max(0, far - sun.radius) * 7);
      pixel.r += halo * 0.75;
      pixel.g += halo * 0.32;
      pixel.b += halo * 0.14;
      const disc = smooth(sun.radius + 0.003, sun.radius - 0.003, far);
      const band = 0.82 + 0.18 * smooth(0, 0.2, above) + 0.05 * noise.layers(x * 3, above * 26, 4);
      pixel.r += (1.55 * band - pixel.r) * disc;
      pixel.g += (0.62 * band * band - pixel.g) * disc;
      pixel.b += (0.26 * band * band - pixel.b) * disc;
    };
    const sea = seaAt(noise, { horizon, swell: 0.3, scale: 1.3, sky, depth: light('#22384a', 0.6) });
    shade(canvas, (x, y, pixel) => {
      if (y > horizon) return sea(x, y, pixel);
      return sky(x, horizon - y, pixel);
    });
  },
  film: {
    exposure: 0.82,
    contrast: 1.06,
    bloom: 0.08,
    shadows: '#1d3a56',
    highlights: '#ffe0bd',
    vignette: 0.3,
    fade: 0.04,
    grain: 7,
  },
};

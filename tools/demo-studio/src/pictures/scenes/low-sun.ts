import { shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light, type Light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { seaAt } from '#studio/pictures/brushes/water.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { distance } from '#studio/pictures/brushes/numbers.ts';

const horizon = 0.52;
const sun = { x: 0.92, above: 0.055 };

/** The sea at dusk, the sun just over the horizon. */
export const lowSun: Scene = {
  width: 1600,
  height: 1068,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(41);
    const colours = gradient([
      [0, light('#f59a5c', 0.95)],
      [0.06, light('#e98a5e', 0.85)],
      [0.17, light('#c27a73', 0.62)],
      [0.32, light('#75688c', 0.45)],
      [0.55, light('#33456f', 0.36)],
    ]);
    const sky = (x: number, above: number, pixel: Light) => {
      colours(above, pixel);
      const cloud = noise.layers(x * 1.9 + 3, above * 15 + x * 1.2, 6, 0.58);
      const bank = Math.max(0, cloud * 0.9 + 0.12 - Math.abs(above - 0.25) * 1.2);
      const far = distance(x - sun.x, (above - sun.above) * 1.3);
      const lit = Math.exp(-far * 2.6);
      pixel.r += bank * (lit * 1.1 - 0.12);
      pixel.g += bank * (lit * 0.42 - 0.1);
      pixel.b += bank * (lit * 0.2 - 0.06);
      const halo = 0.7 * Math.exp(-far * 9) + 0.35 * Math.exp(-far * 3.2);
      pixel.r += halo * 1.2;
      pixel.g += halo * 0.5;
      pixel.b += halo * 0.16;
    };
    const sea = seaAt(noise, {
      horizon,
      swell: 0.34,
      scale: 1.4,
      sky,
      depth: light('#152434', 0.7),
      sun: { ...sun, colour: light('#ff9f58', 5), size: 0.7 },
    });
    shade(canvas, (x, y, pixel) => {
      if (y > horizon) return sea(x, y, pixel);
      sky(x, horizon - y, pixel);
      const far = distance(x - sun.x, horizon - y - sun.above);
      const disc = 9 * Math.exp(-((far / 0.03) ** 6));
      pixel.r += disc;
      pixel.g += disc * 0.72;
      pixel.b += disc * 0.4;
    });
  },
  film: {
    exposure: 0.72,
    contrast: 1.1,
    bloom: 0.1,
    bloomRadius: 0.07,
    shadows: '#1c2f52',
    vignette: 0.4,
    grain: 4,
  },
};

import { shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light, type Light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { distance } from '#studio/pictures/brushes/numbers.ts';
import { seaAt } from '#studio/pictures/brushes/water.ts';
import type { Motion } from '#studio/pictures/clips/moving-scene.ts';

const horizon = 0.42;
const sun = { x: 1.12, above: 0.09 };

/** The sea in the evening, its light moving. */
export const seaGlitter: Motion = {
  width: 960,
  height: 540,
  loop: 12,
  drawEvery: 2,
  begin() {
    const noise = createNoise(48);
    const colours = gradient([
      [0, light('#f6b27e', 0.95)],
      [0.12, light('#d9917f', 0.75)],
      [0.42, light('#5d6590', 0.5)],
    ]);
    const sky = (x: number, above: number, pixel: Light) => {
      colours(above, pixel);
      const far = distance(x - sun.x, above - sun.above);
      const halo = 0.8 / (1 + far * far * 60);
      pixel.r += halo;
      pixel.g += halo * 0.5;
      pixel.b += halo * 0.2;
    };
    return (canvas, moment) => {
      const sea = seaAt(noise, {
        horizon,
        swell: 0.34,
        scale: 1.6,
        sky,
        depth: light('#16283a', 0.7),
        sun: { ...sun, colour: light('#ffab66', 5), size: 0.8 },
        moment,
        sizes: 4,
      });
      shade(canvas, (x, y, pixel) => {
        if (y > horizon) return sea(x, y, pixel);
        sky(x, horizon - y, pixel);
        const far = distance(x - sun.x, horizon - y - sun.above) / 0.045;
        const disc = far < 1.3 ? 7 * Math.exp(-(far ** 6)) : 0;
        pixel.r += disc;
        pixel.g += disc * 0.7;
        pixel.b += disc * 0.4;
      });
    };
  },
  film: { exposure: 0.75, contrast: 1.08, shadows: '#1c2f52', vignette: 0.35 },
};

import { blurCanvas } from '#studio/pictures/brushes/blur.ts';
import { addBokeh } from '#studio/pictures/brushes/bokeh.ts';
import { shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';
import { smooth } from '#studio/pictures/brushes/numbers.ts';

/** Lamps over a garden after the concert, out of focus. */
export const stringLights: Scene = {
  width: 1200,
  height: 1600,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(23);
    const roll = dice(9);
    const sky = gradient([
      [0, light('#1b3550', 0.5)],
      [0.3, light('#3d5a72', 0.5)],
      [0.52, light('#9b7d72', 0.6)],
      [0.62, light('#5b4436', 0.35)],
      [1, light('#1a120e', 0.35)],
    ]);
    shade(canvas, (x, y, pixel) => {
      sky(y, pixel);
      const leaves = smooth(
        -0.1,
        0.35,
        noise.layers(x * 3.2, y * 3.2, 5) + 0.55 - smooth(0.1, 0.6, y) * 0.9 - Math.abs(x - 0.4) * 0.6 + 0.2,
      );
      const trees =
        smooth(0.05, 0.4, noise.layers(x * 2.4 + 8, y * 2.4, 4) + (y - 0.5) * 3) * smooth(0.75, 0.5, y);
      const dark = Math.min(1, leaves * 0.25 + trees * 0.7);
      pixel.r *= 1 - dark * 0.85;
      pixel.g *= 1 - dark * 0.75;
      pixel.b *= 1 - dark * 0.72;
    });
    blurCanvas(canvas, 0.022);
    const lamps = ['#ffb257', '#ffa245', '#ffc27a', '#ff9440'];
    const lampOf = (strength: number) =>
      light(lamps[Math.floor(roll(0, lamps.length))] ?? '#ffb257', strength);
    const strings = [
      { from: [-0.1, 0.34], to: [0.95, 0.2], sag: 0.16, count: 17, radius: 0.013, strength: 0.8 },
      { from: [-0.1, 0.2], to: [0.95, 0.36], sag: 0.12, count: 14, radius: 0.019, strength: 0.75 },
      { from: [-0.15, 0.06], to: [1, 0.14], sag: 0.2, count: 9, radius: 0.036, strength: 0.62 },
      { from: [-0.25, 0.12], to: [1.1, -0.12], sag: 0.22, count: 6, radius: 0.068, strength: 0.42 },
    ] as const;
    for (const { from, to, sag, count, radius, strength } of strings) {
      for (let lamp = 0; lamp < count; lamp += 1) {
        const part = (lamp + roll(0.3, 0.7)) / count;
        const x = from[0] + (to[0] - from[0]) * part;
        const y = from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part);
        addBokeh(canvas, {
          x,
          y,
          radius: radius * roll(0.92, 1.06),
          colour: lampOf(strength * roll(0.75, 1.2)),
          bite: 0.5,
        });
      }
    }
    // Candles on tables far behind, and what they leave on the ground.
    for (let candle = 0; candle < 46; candle += 1) {
      const y = 0.6 + roll(0, 1) ** 1.6 * 0.34;
      const radius = 0.007 + (y - 0.58) * 0.075 * roll(0.7, 1.1);
      addBokeh(canvas, { x: roll(-0.05, 0.8), y, radius, colour: lampOf(roll(0.1, 0.42)), bite: 0.5 });
    }
    blurCanvas(canvas, 0.0016);
  },
  film: {
    exposure: 1,
    contrast: 1.1,
    bloom: 0.28,
    bloomRadius: 0.07,
    shadows: '#12324a',
    highlights: '#ffdba6',
    vignette: 0.5,
    grain: 6,
  },
};

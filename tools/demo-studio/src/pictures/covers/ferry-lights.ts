import { blurCanvas } from '#studio/pictures/brushes/blur.ts';
import { addBokeh } from '#studio/pictures/brushes/bokeh.ts';
import { shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { smooth } from '#studio/pictures/brushes/numbers.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';

const water = 0.52;

/** A ferry comes in at night, out of focus: its decks are rows of lamps, twice. */
export const ferryLights: Scene = {
  width: 1080,
  height: 1080,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(66);
    const roll = dice(66);
    const sky = gradient([
      [0, light('#0d2133', 0.5)],
      [0.4, light('#1f4457', 0.5)],
      [0.52, light('#53727a', 0.55)],
      [0.6, light('#17323f', 0.4)],
      [1, light('#08131b', 0.4)],
    ]);
    shade(canvas, (x, y, pixel) => {
      sky(y + 0.01 * noise.layers(x * 2, y * 4, 3), pixel);
      const hull =
        smooth(0.1, 0.16, x) * smooth(0.9, 0.84, x) * smooth(0.42, 0.46, y) * smooth(0.53, 0.51, y);
      pixel.r *= 1 - hull * 0.75;
      pixel.g *= 1 - hull * 0.75;
      pixel.b *= 1 - hull * 0.7;
    });
    blurCanvas(canvas, 0.02);
    const decks = [
      { y: 0.47, from: 0.14, to: 0.87, count: 17, colour: '#ffb760' },
      { y: 0.425, from: 0.22, to: 0.8, count: 13, colour: '#ffd394' },
      { y: 0.38, from: 0.3, to: 0.62, count: 6, colour: '#ffe6bd' },
      { y: 0.315, from: 0.46, to: 0.47, count: 1, colour: '#ff5442' },
    ];
    for (const { y, from, to, count, colour } of decks) {
      for (let lamp = 0; lamp < count; lamp += 1) {
        const x = from + ((to - from) * (lamp + roll(0.35, 0.65))) / count;
        addBokeh(canvas, {
          x,
          y: y + roll(-0.004, 0.004),
          radius: 0.025,
          colour: light(colour, roll(0.4, 0.85)),
          bite: 0.3,
        });
        // In the water each lamp is a ladder of paler ones.
        for (let step = 0; step < 7; step += 1) {
          const below = (water - y) * 1.1 + step * 0.055 + roll(-0.012, 0.012);
          const strength = roll(0.05, 0.34) * (1 - step / 8);
          addBokeh(canvas, {
            x: x + roll(-0.012, 0.012) * (1 + step),
            y: water + below,
            radius: 0.024 + step * 0.003,
            colour: light(colour, strength),
            bite: 0.3,
          });
        }
      }
    }
    blurCanvas(canvas, 0.003);
  },
  film: {
    exposure: 0.95,
    contrast: 1.1,
    bloom: 0.22,
    bloomRadius: 0.06,
    shadows: '#0a3044',
    highlights: '#ffdca8',
    vignette: 0.45,
    grain: 7,
  },
};

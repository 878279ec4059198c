import { addBokeh } from '#studio/pictures/brushes/bokeh.ts';
import { createCanvas, shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { smooth } from '#studio/pictures/brushes/numbers.ts';
import type { Motion } from '#studio/pictures/clips/moving-scene.ts';
import { dice } from '#studio/dice.ts';

const colours = ['#ffb050', '#ff9a3c', '#ffd596', '#ff5a46', '#ffe8c4', '#4fb8c6', '#7f8dff'];

/** The lights of a street in the rain, out of focus, upright as a telephone films. */
export const rainDrifting: Motion = {
  width: 540,
  height: 960,
  loop: 10,
  drawEvery: 2,
  begin(size) {
    const roll = dice(210);
    const lamps = Array.from({ length: 52 }, () => {
      const depth = roll(0, 1);
      return {
        x: roll(-0.05, 0.62),
        y: 0.57 - 0.52 * depth * roll(0.1, 1) ** 0.7,
        radius: 0.014 + depth * 0.034,
        colour: colours[Math.floor(roll(0, colours.length))] ?? '#ffb050',
        strength: roll(0.12, 0.6) * (1 - depth * 0.45),
        drift: (depth > 0.5 ? 1 : -1) * roll(0.006, 0.02) * (0.4 + depth),
        shift: roll(0, 1),
        flicker: Math.floor(roll(1, 4)),
      };
    });
    const drops = Array.from({ length: 36 }, () => ({
      x: roll(0, 0.57),
      from: roll(0, 1),
      rounds: Math.floor(roll(1, 3)),
      size: roll(0.0012, 0.0026),
      strength: roll(0.02, 0.08),
    }));
    const ground = gradient([
      [0, light('#0d1a2e', 0.5)],
      [0.5, light('#33405c', 0.5)],
      [0.6, light('#4a3c46', 0.45)],
      [1, light('#0d1019', 0.4)],
    ]);
    const still = createCanvas(size.width, size.height);
    shade(still, (_, y, pixel) => ground(y, pixel));
    return (canvas, moment) => {
      for (const [plane, from] of [
        [canvas.red, still.red],
        [canvas.green, still.green],
        [canvas.blue, still.blue],
      ] as const) {
        plane.values.set(from.values);
      }
      const turn = (rounds: number, shift: number) => Math.sin(2 * Math.PI * (moment * rounds + shift));
      for (const { x, y, radius, colour, strength, drift, shift, flicker } of lamps) {
        const at = x + drift * turn(1, shift);
        const shine = strength * (0.85 + 0.15 * turn(flicker, shift));
        addBokeh(canvas, {
          x: at,
          y: y + 0.004 * turn(1, shift + 0.25),
          radius,
          colour: light(colour, shine),
          bite: 0.4,
        });
        const mirror = 0.3 + 0.12 * turn(2, shift * 3);
        addBokeh(canvas, {
          x: at + 0.006 * turn(3, shift),
          y: 1.2 - y * 1.02,
          radius: radius * 1.15,
          colour: light(colour, shine * mirror),
          bite: 0.4,
        });
      }
      // Drops fall once or twice from above the picture to below it.
      for (const { x, from, rounds, size, strength } of drops) {
        const y = ((from + moment * rounds * 4) % 1) * 1.2 - 0.1;
        // So close together that they are one streak.
        for (let step = 0; step < 48; step += 1) {
          const part = strength * 0.3 * smooth(0, 1, 1 - step / 48);
          addBokeh(canvas, {
            x: x + step * 0.0001,
            y: y - step * 0.001,
            radius: size,
            colour: { r: part, g: part * 1.05, b: part * 1.2 },
            bite: 0,
          });
        }
      }
    };
  },
  film: {
    exposure: 1.05,
    contrast: 1.1,
    bloom: 0.22,
    bloomRadius: 0.05,
    shadows: '#10294a',
    highlights: '#ffd9ad',
    vignette: 0.4,
  },
};

import { shade, type Canvas } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light, type Light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { mix, smooth } from '#studio/pictures/brushes/numbers.ts';
import type { Motion } from '#studio/pictures/clips/moving-scene.ts';
import { dice } from '#studio/dice.ts';

type Passing = { at: number; y: number; long: number; thin: number; colour: Light; rounds: number };

/** Lights go by in the evening, near ones fast and far ones slowly. */
export const trainWindow: Motion = {
  width: 960,
  height: 540,
  loop: 12,
  drawEvery: 1,
  begin() {
    const noise = createNoise(92);
    const roll = dice(12);
    const sky = gradient([
      [0.05, light('#14295a', 0.6)],
      [0.32, light('#3d629c', 0.62)],
      [0.46, light('#9aa7c0', 0.75)],
      [0.54, light('#f0b78e', 0.9)],
    ]);
    /** How far the hills reach up, once round the loop. */
    const ring = Float32Array.from({ length: 1_024 }, (_, step) => {
      const angle = (step / 1_024) * 2 * Math.PI;
      return noise.layers(Math.cos(angle) * 3 + 5, Math.sin(angle) * 3 + 5, 5);
    });
    const ringAt = (place: number) => {
      const at = (((place % 1) + 1) % 1) * 1_024;
      const before = Math.floor(at);
      return mix(ring[before] ?? 0, ring[(before + 1) % 1_024] ?? 0, at - before);
    };
    const lamps: Passing[] = [
      ...Array.from({ length: 26 }, () => ({
        at: roll(0, 1),
        y: roll(0.555, 0.6),
        long: 0.006,
        thin: 0.004,
        colour: light('#ffb865', roll(0.5, 1.6)),
        rounds: 1,
      })),
      ...Array.from({ length: 9 }, () => ({
        at: roll(0, 1),
        y: roll(0.6, 0.64),
        long: 0.05,
        thin: 0.005,
        colour: light('#ffd9a0', roll(0.5, 1.2)),
        rounds: 4,
      })),
      ...Array.from({ length: 3 }, () => ({
        at: roll(0, 1),
        y: roll(0.66, 0.74),
        long: 0.22,
        thin: 0.007,
        colour: light('#ffcf92', roll(0.5, 0.9)),
        rounds: 12,
      })),
    ];
    return (canvas, moment) => {
      const far = Array.from(
        { length: canvas.width },
        (_, column) => 0.55 - 0.045 * ringAt(column / canvas.height / 6 + moment),
      );
      const near = Array.from(
        { length: canvas.width },
        (_, column) => 0.61 - 0.03 * ringAt(column / canvas.height / 3 + moment * 2 + 0.3),
      );
      let column = 0;
      shade(canvas, (x, y, pixel) => {
        const here = column;
        column = column + 1 === canvas.width ? 0 : column + 1;
        sky(y, pixel);
        const hills = smooth(-0.003, 0.003, y - (far[here] ?? 0));
        pixel.r = mix(pixel.r, 0.045, hills);
        pixel.g = mix(pixel.g, 0.065, hills);
        pixel.b = mix(pixel.b, 0.12, hills);
        const hedge = smooth(-0.006, 0.006, y - (near[here] ?? 0));
        const streak =
          hedge > 0 ? 0.5 + 0.5 * noise.at(x * 0.6 + 3 * Math.sin(2 * Math.PI * moment), y * 75) : 0;
        pixel.r = mix(pixel.r, 0.01 + streak * 0.014, hedge);
        pixel.g = mix(pixel.g, 0.016 + streak * 0.02, hedge);
        pixel.b = mix(pixel.b, 0.03 + streak * 0.036, hedge);
      });
      for (const lamp of lamps) addPassing(canvas, lamp, moment);
      // The lamps of the carriage hang in the glass.
      for (const [x, y, wide] of [
        [0.42, 0.17, 0.17],
        [0.86, 0.205, 0.11],
        [1.16, 0.228, 0.07],
      ] as const) {
        addPassing(
          canvas,
          { at: 0, y, long: wide, thin: wide * 0.1, colour: light('#ffcf94', 0.3), rounds: 0 },
          0,
          x,
        );
      }
    };
  },
  film: {
    exposure: 1.15,
    contrast: 1.08,
    bloom: 0.16,
    shadows: '#10275a',
    highlights: '#ffe0b8',
    vignette: 0.4,
  },
};

/** A light drawn out by its speed. */
function addPassing(
  canvas: Canvas,
  { at, y, long, thin, colour, rounds }: Passing,
  moment: number,
  fixed?: number,
): void {
  const { width, height, aspect } = canvas;
  const span = aspect + 1;
  const x = fixed ?? ((((at - moment * rounds) % 1) + 1) % 1) * span - 0.5;
  for (
    let row = Math.max(0, Math.floor((y - thin * 3) * height));
    row < Math.min(height, (y + thin * 3) * height);
    row += 1
  ) {
    const down = ((row + 0.5) / height - y) / thin;
    const part = Math.exp(-down * down);
    for (
      let column = Math.max(0, Math.floor((x - long - 0.01) * height));
      column < Math.min(width, (x + long + 0.01) * height);
      column += 1
    ) {
      const lit = part * smooth(long + 0.01, long * 0.5, Math.abs((column + 0.5) / height - x));
      const index = row * width + column;
      canvas.red.values[index] = (canvas.red.values[index] ?? 0) + colour.r * lit;
      canvas.green.values[index] = (canvas.green.values[index] ?? 0) + colour.g * lit;
      canvas.blue.values[index] = (canvas.blue.values[index] ?? 0) + colour.b * lit;
    }
  }
}

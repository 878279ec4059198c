import { blur } from '#studio/pictures/brushes/blur.ts';
import { cover, shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { placed, rounded, silhouette, stroke, type Point } from '#studio/pictures/brushes/shapes.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';
import { smooth } from '#studio/pictures/brushes/numbers.ts';

/** A swallow-like bird at rest, looking to the right, its feet at the origin; one unit tall. */
const bird: Point[] = rounded([
  [0.02, 0],
  [-0.14, -0.06],
  [-0.3, 0.12],
  [-0.62, 0.55],
  [-0.7, 0.52],
  [-0.46, 0.05],
  [-0.34, -0.32],
  [-0.14, -0.66],
  [-0.04, -0.86],
  [0.12, -0.98],
  [0.27, -0.92],
  [0.34, -0.84],
  [0.47, -0.8],
  [0.34, -0.75],
  [0.32, -0.6],
  [0.34, -0.36],
  [0.22, -0.1],
]);

/** Five wires and the birds of an evening, like notes. */
export const birdsOnWires: Scene = {
  width: 1600,
  height: 1600,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(88);
    const roll = dice(51);
    const sky = gradient([
      [0, light('#3f5a86', 0.55)],
      [0.4, light('#8b88a6', 0.7)],
      [0.68, light('#e3a68c', 0.95)],
      [0.9, light('#ffc58a', 1.15)],
      [1, light('#ffd29a', 1.2)],
    ]);
    shade(canvas, (x, y, pixel) => {
      sky(y, pixel);
      const cloud = smooth(0.02, 0.75, noise.layers(x * 1.1 + y * 0.5, y * 4.2 - x * 0.7, 6) + 0.12);
      const under = smooth(0.1, 0.9, y);
      pixel.r += cloud * (0.1 + 0.34 * under);
      pixel.g += cloud * (0.07 + 0.12 * under);
      pixel.b += cloud * (0.1 - 0.02 * under);
    });
    const wireAt = (wire: number, x: number) =>
      0.3 + wire * 0.105 + (x - 0.25) * (0.17 - wire * 0.045) + 0.07 * (x - 0.1) * (x - 1.3);
    const wires = [0, 1, 2, 3, 4].map((wire) =>
      stroke(
        Array.from({ length: 30 }, (_, step): Point => [step / 26 - 0.05, wireAt(wire, step / 26 - 0.05)]),
        0.0032,
      ),
    );
    const birds = [0, 1, 2, 3, 4].flatMap((wire) => {
      const places: number[] = [];
      for (let x = roll(0.08, 0.4); x < 0.97; x += roll(0.05, 0.34)) places.push(x);
      return places.slice(0, 6).map((x) => {
        const looks = roll(0, 1) < 0.7 ? 1 : -1;
        const flipped = bird.map(([across, down]): Point => [across * looks, down]);
        return placed(flipped, {
          at: [x, wireAt(wire, x)],
          size: roll(0.034, 0.042),
          turn: roll(-0.15, 0.15),
        });
      });
    });
    const roofs: Point[] = [
      [-0.1, 1.1],
      [-0.1, 0.985],
      [0.1, 0.93],
      [0.155, 0.945],
      [0.155, 0.885],
      [0.195, 0.885],
      [0.195, 0.957],
      [0.3, 0.985],
      [0.42, 0.985],
      [0.63, 0.905],
      [0.84, 0.975],
      [1.1, 0.975],
      [1.1, 1.1],
    ];
    const mastTop = 0.77;
    const aerial = [
      stroke(
        [
          [0.63, 0.92],
          [0.63, mastTop],
        ],
        0.004,
      ),
      ...[0, 1, 2, 3].map((bar) =>
        stroke(
          [
            [0.6 + bar * 0.004, mastTop + bar * 0.013],
            [0.66 - bar * 0.004, mastTop + bar * 0.013 - 0.006],
          ],
          0.003,
        ),
      ),
    ];
    const dark = silhouette(canvas, ...wires, ...birds);
    const mast = silhouette(canvas, roofs, ...aerial);
    blur(dark, 0.0011);
    blur(mast, 0.0014);
    cover(canvas, mast, light('#1b1a26', 0.5));
    cover(canvas, dark, light('#14131d', 0.5));
  },
  film: {
    exposure: 0.72,
    contrast: 1.06,
    bloom: 0.1,
    shadows: '#26355c',
    highlights: '#ffdcae',
    fade: 0.04,
    grain: 5,
  },
};

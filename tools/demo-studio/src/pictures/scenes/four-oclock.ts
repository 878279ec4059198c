import { blur } from '#studio/pictures/brushes/blur.ts';
import { sample, shade } from '#studio/pictures/brushes/canvas.ts';
import { light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { mix, smooth } from '#studio/pictures/brushes/numbers.ts';
import { curve, placed, rounded, silhouette, stroke, type Point } from '#studio/pictures/brushes/shapes.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';

const wall = light('#d8c3a5', 0.9);
const sun = light('#ffc98a', 1.5);
const room = light('#8c94b0', 0.3);

/** Where a place of the window falls on the wall: it leans as late light does. */
const onWall = ([x, y]: Point): Point => [0.13 + x * 0.6 + y * 0.05, 0.16 + y * 0.56 + x * 0.19];

/** The light of a window on a wall, with the shadow of a branch and a curtain that moves. */
export const fourOclock: Scene = {
  width: 1280,
  height: 1600,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(3);
    const panes = silhouette(
      canvas,
      ...[0, 1].flatMap((column) =>
        [0, 1, 2].map((row) => {
          const [left, top] = [column * 0.52, row * 0.345];
          return (
            [
              [left, top],
              [left + 0.48, top],
              [left + 0.48, top + 0.315],
              [left, top + 0.315],
            ] as Point[]
          ).map(onWall);
        }),
      ),
    );
    blur(panes, 0.006);
    const branch = silhouette(canvas, ...twig());
    blur(branch, 0.0042);
    const behind = silhouette(canvas, ...twig([0.62, 0.02], 2.35, 0.85));
    blur(behind, 0.012);
    shade(canvas, (x, y, pixel) => {
      const plaster = 1 + 0.05 * noise.layers(x * 7, y * 7, 5) + 0.03 * noise.layers(x * 60, y * 60, 3);
      const bumps =
        (noise.layers(x * 34, y * 34, 3) - noise.layers((x + 0.002) * 34, (y - 0.001) * 34, 3)) * 0.5;
      const folds = 0.5 + 0.5 * Math.sin((x - y * 0.07) * 95 + noise.at(x * 6, y * 1.5) * 4);
      const curtain = smooth(0.31, 0.17, x - y * 0.06) * (0.5 + 0.38 * folds);
      const shadow = Math.min(1, sample(branch, x, y) * 0.88 + sample(behind, x, y) * 0.5);
      const direct = sample(panes, x, y) * (1 - shadow) * (1 - curtain * 0.8) * (1 + bumps * 1.2);
      const bounce = 0.1 * Math.exp(-((x - 0.45) ** 2 + (y - 0.5) ** 2) * 5);
      const skirting = smooth(0.928, 0.932, y);
      const lip = smooth(0.006, 0, Math.abs(y - 0.934)) * 0.35;
      const floor = smooth(0.984, 0.987, y);
      const surface = plaster * mix(mix(1, 1.12 + lip, skirting), 0.35, floor);
      const light2 = 0.75 + 0.5 * smooth(1, 0, x + y * 0.3);
      pixel.r = wall.r * surface * (room.r * light2 + bounce + sun.r * direct * 0.72);
      pixel.g = wall.g * surface * (room.g * light2 + bounce * 0.8 + sun.g * direct * 0.72);
      pixel.b = wall.b * surface * (room.b * light2 + bounce * 0.5 + sun.b * direct * 0.72);
    });
  },
  film: {
    exposure: 1.05,
    contrast: 1.1,
    bloom: 0.12,
    shadows: '#2b2f55',
    highlights: '#ffe2b4',
    vignette: 0.45,
    grain: 5,
  },
};

/** A stem with leaves on both sides. */
function twig(at: Point = [0.75, 0.22], turn = 2.1, size = 1): Point[][] {
  const roll = dice(14);
  const stem = curve([
    [0, 0],
    [0.16, 0.03],
    [0.32, 0.02],
    [0.52, 0.06],
    [0.66, 0.05],
  ]);
  const leaf = (place: Point, angle: number, length: number): Point[] =>
    placed(
      rounded([
        [0, 0],
        [0.3, -0.15],
        [0.65, -0.14],
        [1, 0],
        [0.65, 0.13],
        [0.3, 0.15],
      ]),
      { at: place, turn: angle, size: length },
    );
  const leaves = stem.flatMap((place, index) => {
    if (index < 3 || index % 2 === 1) return [];
    return [leaf(place, roll(0.5, 1), roll(0.07, 0.12)), leaf(place, roll(-1, -0.5), roll(0.07, 0.12))];
  });
  const end = stem.at(-1) ?? [0, 0];
  return [stroke(stem, (part) => 0.009 - 0.006 * part), ...leaves, leaf(end, 0.1, 0.11)].map((outline) =>
    placed(outline, { at, turn, size }),
  );
}

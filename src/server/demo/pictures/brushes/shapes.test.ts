import { expect, it } from 'vitest';
import { createCanvas } from '#server/demo/pictures/brushes/canvas.ts';
import { ellipse, silhouette } from '#server/demo/pictures/brushes/shapes.ts';

const canvas = createCanvas(40, 20);
const covered = (...outlines: Parameters<typeof ellipse>[0][][]) =>
  silhouette(canvas, ...outlines).values.reduce((sum, value) => sum + value, 0) / (20 * 20);

it('covers as much as the shape is large, pixels in part', () => {
  expect(covered(ellipse([1, 0.5], 0.31))).toBeCloseTo(Math.PI * 0.31 * 0.31, 2);
});

it('covers what two shapes share only once', () => {
  const square = [
    [0.2, 0.2],
    [0.6, 0.2],
    [0.6, 0.6],
    [0.2, 0.6],
  ] as [number, number][];
  expect(covered(square, square)).toBeCloseTo(0.16, 5);
});

it('cuts off what is outside of the picture', () => {
  expect(covered(ellipse([0, 0], 0.4))).toBeCloseTo((Math.PI * 0.4 * 0.4) / 4, 2);
});

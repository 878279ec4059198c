import { blur } from '#studio/pictures/brushes/blur.ts';
import { sample, shade, type Canvas } from '#studio/pictures/brushes/canvas.ts';
import type { Light } from '#studio/pictures/brushes/colour.ts';
import type { Noise } from '#studio/pictures/brushes/noise.ts';
import { clamp, smooth } from '#studio/pictures/brushes/numbers.ts';

/** Where the water begins. */
export const quay = 0.5;

export type Lamp = { x: number; y: number; radius: number; colour: Light };

/** The water shows what stands over it, drawn out by small waves. */
export function mirror(canvas: Canvas, noise: Noise): void {
  const above = [canvas.red, canvas.green, canvas.blue].map((plane) => ({
    ...plane,
    values: plane.values.slice(),
  }));
  for (const plane of above) blur(plane, 0.006, 0.02);
  const [red, green, blue] = above;
  if (!red || !green || !blue) return;
  shade(canvas, (x, y, pixel) => {
    if (y < quay + 0.002) return;
    const below = y - quay;
    const wave = noise.layers((x * 7) / (0.4 + below * 2), 5 / (below + 0.06), 4);
    const from = clamp(quay - below * 0.92 - wave * 0.07 * (0.1 + below * 2), 0, quay - 0.004);
    const dim = 0.72 - below * 0.55;
    pixel.r = sample(red, x + wave * 0.01, from) * dim + 0.002;
    pixel.g = sample(green, x + wave * 0.01, from) * dim + 0.004;
    pixel.b = sample(blue, x + wave * 0.01, from) * dim + 0.008;
  });
}

/** Under a lamp: a path of light that breaks up as it comes nearer. */
export function addStreak(
  { width, height, red, green, blue }: Canvas,
  { x, y, radius, colour }: Lamp,
  noise: Noise,
): void {
  const strength = radius > 0.002 ? 0.5 : 0.12;
  const reach = radius > 0.002 ? 0.4 : 0.16;
  for (
    let row = Math.ceil((quay + 0.003) * height);
    row < Math.min(height, (quay + reach) * height);
    row += 1
  ) {
    const below = (row + 0.5) / height - quay;
    const broken = smooth(-0.5, 0.6, noise.at(x * 90, 22 * Math.log(below * 40 + 1)) + 0.25);
    const wide = (0.0018 + below * 0.018) * (0.6 + 0.5 * broken);
    const centre = x + noise.at(x * 50 + 9, 20 * Math.log(below * 40 + 1)) * below * 0.035;
    const part =
      strength *
      broken *
      clamp(1 - below / reach) ** 1.5 *
      (0.3 + 0.7 * smooth(0, 0.03, below - (quay - y) * 0.5));
    for (
      let column = Math.max(0, Math.floor((centre - wide * 2.5) * height));
      column < Math.min(width, (centre + wide * 2.5) * height);
      column += 1
    ) {
      const beside = ((column + 0.5) / height - centre) / wide;
      const lit = part * Math.exp(-beside * beside);
      const index = row * width + column;
      red.values[index] = (red.values[index] ?? 0) + colour.r * lit;
      green.values[index] = (green.values[index] ?? 0) + colour.g * lit;
      blue.values[index] = (blue.values[index] ?? 0) + colour.b * lit;
    }
  }
}

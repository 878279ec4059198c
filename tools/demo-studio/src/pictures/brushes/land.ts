import type { Canvas } from '#studio/pictures/brushes/canvas.ts';
import { type Light } from '#studio/pictures/brushes/colour.ts';
import { clamp } from '#studio/pictures/brushes/numbers.ts';

/** Fills what lies below a line that runs across the picture. `colourAt` is asked with how far below the line it is. */
export function addLand(
  canvas: Canvas,
  topAt: (x: number) => number,
  colourAt: (x: number, y: number, below: number, pixel: Light) => void,
): void {
  const { width, height } = canvas;
  const [red, green, blue] = [canvas.red.values, canvas.green.values, canvas.blue.values];
  const pixel = { r: 0, g: 0, b: 0 };
  for (let column = 0; column < width; column += 1) {
    const x = (column + 0.5) / height;
    const top = topAt(x) * height;
    for (let row = Math.max(0, Math.floor(top)); row < height; row += 1) {
      const index = row * width + column;
      const part = clamp(row + 1 - top);
      const r = red[index] ?? 0;
      const g = green[index] ?? 0;
      const b = blue[index] ?? 0;
      pixel.r = r;
      pixel.g = g;
      pixel.b = b;
      colourAt(x, (row + 0.5) / height, (row + 0.5 - top) / height, pixel);
      red[index] = r + (pixel.r - r) * part;
      green[index] = g + (pixel.g - g) * part;
      blue[index] = b + (pixel.b - b) * part;
    }
  }
}

type Forest = { spacing: number; tallest: number; roll: (from: number, to: number) => number; until: number };

/** How high the firs of a forest reach over the ground, along a line. */
export function firsAlong({ spacing, tallest, roll, until }: Forest): (x: number) => number {
  const trees = Array.from({ length: Math.ceil(until / spacing) + 4 }, (_, index) => ({
    x: (index - 2 + roll(-0.4, 0.4)) * spacing,
    height: tallest * roll(0.35, 1) ** 1.4,
  }));
  return (x) => {
    const near = Math.floor(x / spacing) + 2;
    let highest = 0;
    for (let index = near - 3; index <= near + 3; index += 1) {
      const tree = trees[index];
      if (!tree) continue;
      const beside = Math.abs(x - tree.x) / (tree.height * 0.24);
      // Branches: the outline of a fir is a saw.
      const teeth = 0.1 * (((beside * 5) % 1) - 0.5) * Math.min(1, beside * 3);
      highest = Math.max(highest, tree.height * (1 - beside + teeth));
    }
    return highest;
  };
}

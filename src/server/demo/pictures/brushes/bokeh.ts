import type { Canvas } from '#server/demo/pictures/brushes/canvas.ts';
import { clamp, type Light } from '#server/demo/pictures/brushes/colour.ts';

export type Spot = { x: number; y: number; radius: number; colour: Light; /** How much of a cat's eye it is, near a corner. */ bite?: number };

/** A lamp out of focus: an even disc with a rim a little brighter, cut by the lens where it stands near a corner. */
export function addBokeh(canvas: Canvas, { x, y, radius, colour, bite = 0.25 }: Spot): void {
  const { width, height, aspect } = canvas;
  const [red, green, blue] = [canvas.red.values, canvas.green.values, canvas.blue.values];
  const [centre, middle, reach] = [x * height, y * height, radius * height];
  const [shiftX, shiftY] = [(x - aspect / 2) * bite * reach, (y - 0.5) * bite * reach];
  for (let row = Math.max(0, Math.floor(middle - reach)); row < Math.min(height, middle + reach + 1); row += 1) {
    for (let column = Math.max(0, Math.floor(centre - reach)); column < Math.min(width, centre + reach + 1); column += 1) {
      const [across, down] = [column + 0.5 - centre, row + 0.5 - middle];
      const distance = Math.sqrt(across * across + down * down);
      const cut = Math.hypot(across + shiftX, down + shiftY);
      const covered = clamp(reach - distance + 0.5) * clamp((reach * 1.06 - cut) / (0.08 * reach) + 0.5);
      if (covered === 0) continue;
      const rim = distance / reach;
      const part = covered * (0.82 + 0.34 * rim ** 6);
      const index = row * width + column;
      red[index] = (red[index] ?? 0) + colour.r * part;
      green[index] = (green[index] ?? 0) + colour.g * part;
      blue[index] = (blue[index] ?? 0) + colour.b * part;
    }
  }
}

/** A small lamp in focus with light around it, which falls off as through a little haze. */
export function addLamp(canvas: Canvas, { x, y, radius, colour }: Spot, reach = 14): void {
  const { width, height } = canvas;
  const [red, green, blue] = [canvas.red.values, canvas.green.values, canvas.blue.values];
  const [centre, middle, core] = [x * height, y * height, Math.max(0.6, radius * height)];
  const far = core * reach;
  for (let row = Math.max(0, Math.floor(middle - far)); row < Math.min(height, middle + far); row += 1) {
    for (let column = Math.max(0, Math.floor(centre - far)); column < Math.min(width, centre + far); column += 1) {
      const distance = Math.hypot(column + 0.5 - centre, row + 0.5 - middle) / core;
      if (distance > reach) continue;
      const edge = 1 - distance / reach;
      const part = clamp(1.5 - distance) + (0.22 * edge * edge) / (1 + distance * distance);
      const index = row * width + column;
      red[index] = (red[index] ?? 0) + colour.r * part;
      green[index] = (green[index] ?? 0) + colour.g * part;
      blue[index] = (blue[index] ?? 0) + colour.b * part;
    }
  }
}

import type { Canvas } from '#studio/pictures/brushes/canvas.ts';
import { type Light } from '#studio/pictures/brushes/colour.ts';
import { clamp, distance } from '#studio/pictures/brushes/numbers.ts';

export type Spot = {
  x: number;
  y: number;
  radius: number;
  colour: Light;
  /** How much of a cat's eye it is, near a corner. */ bite?: number;
};

/** A lamp out of focus: an even disc with a rim a little brighter, cut by the lens where it stands near a corner. */
export function addBokeh(canvas: Canvas, { x, y, radius, colour, bite = 0.25 }: Spot): void {
  const { width, height, aspect } = canvas;
  const [red, green, blue] = [canvas.red.values, canvas.green.values, canvas.blue.values];
  const [centre, middle, reach] = [x * height, y * height, radius * height];
  const [shiftX, shiftY] = [(x - aspect / 2) * bite * reach, (y - 0.5) * bite * reach];
  for (
    let row = Math.max(0, Math.floor(middle - reach));
    row < Math.min(height, middle + reach + 1);
    row += 1
  ) {
    for (
      let column = Math.max(0, Math.floor(centre - reach));
      column < Math.min(width, centre + reach + 1);
      column += 1
    ) {
      const [across, down] = [column + 0.5 - centre, row + 0.5 - middle];
      const far = distance(across, down);
      const cut = distance(across + shiftX, down + shiftY);
      const covered = clamp(reach - far + 0.5) * clamp((reach * 1.06 - cut) / (0.08 * reach) + 0.5);
      if (covered === 0) continue;
      const rim = far / reach;
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
  const whole = core * reach;
  for (let row = Math.max(0, Math.floor(middle - whole)); row < Math.min(height, middle + whole); row += 1) {
    for (
      let column = Math.max(0, Math.floor(centre - whole));
      column < Math.min(width, centre + whole);
      column += 1
    ) {
      const away = distance(column + 0.5 - centre, row + 0.5 - middle) / core;
      if (away > reach) continue;
      const edge = 1 - away / reach;
      const part = clamp(1.5 - away) + (0.22 * edge * edge) / (1 + away * away);
      const index = row * width + column;
      red[index] = (red[index] ?? 0) + colour.r * part;
      green[index] = (green[index] ?? 0) + colour.g * part;
      blue[index] = (blue[index] ?? 0) + colour.b * part;
    }
  }
}

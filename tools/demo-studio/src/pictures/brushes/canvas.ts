import { type Light } from '#studio/pictures/brushes/colour.ts';

/** One number per pixel: how much of it is covered, or one colour of light. */
export type Plane = { width: number; height: number; values: Float32Array };

/**
 * Light per pixel. Places on it are told in heights of the picture: from 0 to 1 downwards and from 0 to `aspect` to
 * the right, so that a scene looks the same at every size.
 */
export type Canvas = { width: number; height: number; aspect: number; red: Plane; green: Plane; blue: Plane };

export function createPlane(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) };
}

export function createCanvas(width: number, height: number): Canvas {
  const plane = () => createPlane(width, height);
  return { width, height, aspect: width / height, red: plane(), green: plane(), blue: plane() };
}

/** Asks for every pixel what is there. `pixel` holds what was there before and takes what is there now. */
export function shade(canvas: Canvas, at: (x: number, y: number, pixel: Light) => void): void {
  const { width, height } = canvas;
  const [red, green, blue] = [canvas.red.values, canvas.green.values, canvas.blue.values];
  const pixel = { r: 0, g: 0, b: 0 };
  let index = 0;
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / height;
    for (let column = 0; column < width; column += 1) {
      pixel.r = red[index] ?? 0;
      pixel.g = green[index] ?? 0;
      pixel.b = blue[index] ?? 0;
      at((column + 0.5) / height, y, pixel);
      red[index] = pixel.r;
      green[index] = pixel.g;
      blue[index] = pixel.b;
      index += 1;
    }
  }
}

/** Each part of the canvas with the same part of a colour. */
function channels({ red, green, blue }: Canvas, { r, g, b }: Light) {
  return [
    [red.values, r],
    [green.values, g],
    [blue.values, b],
  ] as const;
}

/** Lays a colour over what is there, as far as the plane covers it. */
export function cover(canvas: Canvas, { values }: Plane, colour: Light, opacity = 1): void {
  for (const [plane, value] of channels(canvas, colour)) {
    for (let index = 0; index < values.length; index += 1) {
      const part = (values[index] ?? 0) * opacity;
      if (part === 0) continue;
      const before = plane[index] ?? 0;
      plane[index] = before + (value - before) * part;
    }
  }
}

/** Adds light to what is there. */
export function glow(canvas: Canvas, { values }: Plane, colour: Light): void {
  for (const [plane, value] of channels(canvas, colour)) {
    for (let index = 0; index < values.length; index += 1) {
      const part = values[index] ?? 0;
      if (part !== 0) plane[index] = (plane[index] ?? 0) + value * part;
    }
  }
}

/** What a plane holds at a place in heights, between its pixels too. */
export function sample({ width, height, values }: Plane, x: number, y: number): number {
  const across = Math.min(width - 1.001, Math.max(0, x * height - 0.5));
  const down = Math.min(height - 1.001, Math.max(0, y * height - 0.5));
  const [left, top] = [Math.floor(across), Math.floor(down)];
  const [part, partDown] = [across - left, down - top];
  const index = top * width + left;
  const above = (values[index] ?? 0) * (1 - part) + (values[index + 1] ?? 0) * part;
  const below = (values[index + width] ?? 0) * (1 - part) + (values[index + width + 1] ?? 0) * part;
  return above * (1 - partDown) + below * partDown;
}

import { blur } from '#studio/pictures/brushes/blur.ts';
import { createPlane, type Canvas, type Plane } from '#studio/pictures/brushes/canvas.ts';
import { light, toShown, type Light } from '#studio/pictures/brushes/colour.ts';
import { enlarge } from '#studio/pictures/brushes/enlarge.ts';
import { clamp, mix } from '#studio/pictures/brushes/numbers.ts';

/** What film and a darkroom would have done with the light. */
export type Film = {
  exposure?: number;
  contrast?: number;
  /** Colours that dark and bright parts lean towards, and how far. */
  shadows?: string;
  highlights?: string;
  toning?: number;
  saturation?: number;
  /** How much darker the corners are. */
  vignette?: number;
  /** How much light spills over around what is bright. */
  bloom?: number;
  bloomRadius?: number;
  /** How far the deepest black is from black. */
  fade?: number;
  grain?: number;
};

/** The finished picture as a JPEG of this size. */
export function develop(
  canvas: Canvas,
  size: { width: number; height: number },
  film: Film,
): Promise<Buffer> {
  expose(canvas, film);
  return enlarge(canvas, size, film.grain ?? 4);
}

function addBloom(canvas: Canvas, strength: number, radius: number): void {
  const planes = [canvas.red, canvas.green, canvas.blue];
  for (const [index, plane] of planes.entries()) {
    const small = shrunk(plane);
    for (let at = 0; at < small.values.length; at += 1) {
      const value = small.values[at] ?? 0;
      small.values[at] = Math.max(0, value - 0.35);
    }
    // Red spreads furthest, as it does in film.
    blur(small, radius * (index === 0 ? 1.25 : 1));
    addEnlarged(small, plane, strength * (index === 2 ? 0.8 : 1));
  }
}

const shrinkBy = 4;

function shrunk({ width, height, values }: Plane): Plane {
  const small = createPlane(Math.ceil(width / shrinkBy), Math.ceil(height / shrinkBy));
  for (let row = 0; row < small.height; row += 1) {
    for (let column = 0; column < small.width; column += 1) {
      let sum = 0;
      for (let down = 0; down < shrinkBy; down += 1) {
        const from = Math.min(height - 1, row * shrinkBy + down) * width + column * shrinkBy;
        for (let across = 0; across < shrinkBy; across += 1) sum += values[from + across] ?? 0;
      }
      small.values[row * small.width + column] = sum / (shrinkBy * shrinkBy);
    }
  }
  return small;
}

function addEnlarged(small: Plane, into: Plane, strength: number): void {
  const from = small.values;
  const to = into.values;
  const line = new Float32Array(small.width + 1);
  for (let row = 0; row < into.height; row += 1) {
    const down = clamp((row + 0.5) / shrinkBy - 0.5, 0, small.height - 1.001);
    const top = Math.floor(down);
    const part = down - top;
    for (let column = 0; column < small.width; column += 1) {
      const at = top * small.width + column;
      line[column] = mix(from[at] ?? 0, from[at + small.width] ?? 0, part) * strength;
    }
    line[small.width] = line[small.width - 1] ?? 0;
    const start = row * into.width;
    for (let column = 0; column < into.width; column += 1) {
      const across = Math.max(0, (column + 0.5) / shrinkBy - 0.5);
      const left = across | 0;
      const before = line[left] ?? 0;
      to[start + column] =
        (to[start + column] ?? 0) + before + ((line[left + 1] ?? 0) - before) * (across - left);
    }
  }
}

const curveSteps = 16_384;
const brightest = 16;
/** A clip asks for its own with every frame. */
const toneCurves = new WeakMap<Film, Float32Array>();

/** From light to what is shown, 0 to 1: bright parts roll off softly, as in film. By square roots, to be fine in the dark. */
function toneCurve(film: Film): Float32Array {
  const known = toneCurves.get(film);
  if (known) return known;
  const { exposure = 1, contrast = 1, fade = 0.02 } = film;
  const curve = Float32Array.from({ length: curveSteps + 1 }, (_, step) => {
    const value = (step / curveSteps) ** 2 * brightest * exposure;
    const filmed = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14);
    const shown = toShown(clamp(filmed));
    const bent = shown + (contrast - 1) * (shown - 0.5) * 4 * shown * (1 - shown);
    return fade + clamp(bent) * (1 - fade);
  });
  toneCurves.set(film, curve);
  return curve;
}

/** Turns the light of a canvas into what is shown, from 0 to 255. */
export function expose(canvas: Canvas, film: Film): void {
  if (film.bloom) addBloom(canvas, film.bloom, film.bloomRadius ?? 0.05);
  const { width, height, aspect } = canvas;
  const { toning = 0.12, saturation = 1, vignette = 0.35 } = film;
  const curve = toneCurve(film);
  const scale = (curveSteps * curveSteps) / brightest;
  const cold = tintOf(film.shadows ?? '#2a3a55');
  const warm = tintOf(film.highlights ?? '#ffe2b8');
  const red = canvas.red.values;
  const green = canvas.green.values;
  const blue = canvas.blue.values;
  const corner = 1 / (aspect * aspect + 1);
  let index = 0;
  for (let row = 0; row < height; row += 1) {
    const down = (row / height - 0.5) * 2;
    for (let column = 0; column < width; column += 1) {
      const across = (column / width - 0.5) * 2 * aspect;
      const far = (across * across + down * down) * corner;
      const dim = (1 - vignette * far * (0.55 + 0.45 * far)) * scale;
      const r = curve[Math.min(curveSteps, Math.sqrt((red[index] ?? 0) * dim)) | 0] ?? 0;
      const g = curve[Math.min(curveSteps, Math.sqrt((green[index] ?? 0) * dim)) | 0] ?? 0;
      const b = curve[Math.min(curveSteps, Math.sqrt((blue[index] ?? 0) * dim)) | 0] ?? 0;
      const grey = 0.3 * r + 0.59 * g + 0.11 * b;
      const dark = (1 - grey) * (1 - grey) * toning;
      const bright = grey * grey * toning;
      red[index] = 255 * (grey + (r - grey) * saturation + dark * cold.r + bright * warm.r);
      green[index] = 255 * (grey + (g - grey) * saturation + dark * cold.g + bright * warm.g);
      blue[index] = 255 * (grey + (b - grey) * saturation + dark * cold.b + bright * warm.b);
      index += 1;
    }
  }
}

/** How a colour differs from a grey of its brightness. */
function tintOf(hex: string): Light {
  const { r, g, b } = light(hex);
  const [red, green, blue] = [toShown(r), toShown(g), toShown(b)];
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
  return { r: red - grey, g: green - grey, b: blue - grey };
}

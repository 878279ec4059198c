import { blur } from '#studio/pictures/brushes/blur.ts';
import { type Canvas, type Plane } from '#studio/pictures/brushes/canvas.ts';

/** Blurs what is out of focus. `unsharp` says for each pixel how far, from 0 to 1; the radius is for 1, in heights. */
export function defocus(canvas: Canvas, unsharp: Plane, radius: number): void {
  for (const plane of [canvas.red, canvas.green, canvas.blue]) {
    const half = { ...plane, values: plane.values.slice() };
    blur(half, radius * 0.4);
    const full = { ...half, values: half.values.slice() };
    blur(full, radius * 0.9);
    for (let index = 0; index < plane.values.length; index += 1) {
      const part = Math.min(1, unsharp.values[index] ?? 0) * 2;
      const sharp = plane.values[index] ?? 0;
      const middle = half.values[index] ?? 0;
      plane.values[index] =
        part < 1
          ? sharp + (middle - sharp) * part
          : middle + ((full.values[index] ?? 0) - middle) * (part - 1);
    }
  }
}

import type { Rgb } from '#shared/site/look/oklch.ts';

/** `covers` is the covered part of the pixel with this centre; values outside of 0 to 1 are clamped. */
type Shape = { top: number; bottom: number; row: (y: number) => Row };
type Row = { left: number; right: number; covers: (x: number) => number };

/** A square of RGB pixels. Painted by hand, because the server does not load SVG. */
export function createCanvas(side: number, [red, green, blue]: Rgb) {
  const pixels = Buffer.alloc(side * side * 3, Buffer.from([red, green, blue]));

  function paint([red, green, blue]: Rgb, shape: Shape, opacity = 1): void {
    for (let y = Math.max(0, Math.floor(shape.top)); y < Math.min(side, shape.bottom); y += 1) {
      const { left, right, covers } = shape.row(y + 0.5);
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(side, right); x += 1) {
        const part = opacity * Math.min(1, Math.max(0, covers(x + 0.5)));
        const at = (y * side + x) * 3;
        pixels[at] = mix(pixels[at], red, part);
        pixels[at + 1] = mix(pixels[at + 1], green, part);
        pixels[at + 2] = mix(pixels[at + 2], blue, part);
      }
    }
  }

  return { pixels, paint };
}

function mix(before = 0, after: number, part: number): number {
  return Math.round(before + (after - before) * part);
}

type Corners = [topLeft: number, topRight: number, footRight: number, footLeft: number];

/** From the top to the bottom of the picture. */
export function beam([topLeft, topRight, footRight, footLeft]: Corners, height: number): Shape {
  return {
    top: 0,
    bottom: height,
    row: (y) => {
      const left = topLeft + ((footLeft - topLeft) * y) / height;
      const right = topRight + ((footRight - topRight) * y) / height;
      return { left, right, covers: (x) => Math.min(x + 0.5, right) - Math.max(x - 0.5, left) };
    },
  };
}

export type Disc = { x: number; y: number; radius: number };

export function disc({ x: centreX, y: centreY, radius }: Disc): Shape {
  return {
    top: centreY - radius - 1,
    bottom: centreY + radius + 1,
    row: (y) => ({
      left: centreX - radius - 1,
      right: centreX + radius + 1,
      covers: (x) => radius + 0.5 - Math.hypot(x - centreX, y - centreY),
    }),
  };
}

type Ring = Disc & { bulb: number; gap: number };

/** Small discs on a circle, `gap` apart. */
export function bulbsOf({ x, y, radius, bulb, gap }: Ring): Disc[] {
  const count = Math.round((2 * Math.PI * radius) / gap);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), radius: bulb / 2 };
  });
}

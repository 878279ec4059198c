import { drawArt } from '#shared/art.ts';
import { rgbOf } from '#shared/oklch.ts';

/** How much of a pixel a shape covers, from its middle; below nothing and above everything are fine. */
type Shape = { top: number; bottom: number; row: (y: number) => Row };
type Row = { left: number; right: number; covers: (x: number) => number };

/** The built-in art as pixels of three bytes: what `BuiltInArt` draws in pages. SVG is not read on the server. */
export function paintArt(title: string, side: number): Buffer {
  const { height, ground, beams, lamp, bulbs } = drawArt(title, 'square');
  const scale = side / height;
  const pixels = Buffer.alloc(side * side * 3);

  function paint(colour: string, opacity: number, shape: Shape): void {
    const [red, green, blue] = rgbOf(colour);
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

  paint(ground, 1, beam([0, side, side, 0], side));
  for (const { points, colour, opacity } of beams) {
    const [topLeft = 0, , topRight = 0, , footRight = 0, , footLeft = 0] = points
      .split(' ')
      .map((corner) => Number(corner) * scale);
    paint(colour, opacity, beam([topLeft, topRight, footRight, footLeft], side));
  }
  paint(lamp.colour, 1, disc(lamp.x * scale, lamp.y * scale, lamp.radius * scale));
  const count = Math.round((2 * Math.PI * bulbs.radius) / bulbs.gap);
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * 2 * Math.PI;
    const x = lamp.x + bulbs.radius * Math.cos(angle);
    const y = lamp.y + bulbs.radius * Math.sin(angle);
    paint(lamp.colour, 1, disc(x * scale, y * scale, (bulbs.size / 2) * scale));
  }
  return pixels;
}

function mix(before = 0, after: number, part: number): number {
  return Math.round(before + (after - before) * part);
}

type Corners = [topLeft: number, topRight: number, footRight: number, footLeft: number];

/** From the upper to the lower edge of the picture. */
function beam([topLeft, topRight, footRight, footLeft]: Corners, side: number): Shape {
  return {
    top: 0,
    bottom: side,
    row: (y) => {
      const left = topLeft + ((footLeft - topLeft) * y) / side;
      const right = topRight + ((footRight - topRight) * y) / side;
      return { left, right, covers: (x) => Math.min(x + 0.5, right) - Math.max(x - 0.5, left) };
    },
  };
}

function disc(centreX: number, centreY: number, radius: number): Shape {
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

import { createPlane, shade, type Canvas, type Plane } from '#server/demo/pictures/brushes/canvas.ts';
import { type Light } from '#server/demo/pictures/brushes/colour.ts';
import type { Noise } from '#server/demo/pictures/brushes/noise.ts';

export type Beam = {
  x: number;
  y: number;
  /** In radians, 0 straight down, to the right if above. */ angle: number;
  width: number;
  colour: Light;
  reach: number;
};

/** Adds spotlights seen from the side, as far as smoke in the air shows them. */
export function addBeams(canvas: Canvas, beams: readonly Beam[], smoke: Plane): void {
  const rays = beams.map((beam) => ({ ...beam, across: Math.sin(beam.angle), down: Math.cos(beam.angle) }));
  let index = 0;
  shade(canvas, (x, y, pixel) => {
    const thick = smoke.values[index] ?? 0;
    index += 1;
    for (const { x: fromX, y: fromY, across, down, width, colour, reach } of rays) {
      const offX = x - fromX;
      const offY = y - fromY;
      const along = offX * across + offY * down;
      if (along <= 0) continue;
      const beside = (offX * down - offY * across) / (width * (along + 0.04));
      const square = beside * beside;
      if (square > 6) continue;
      const part =
        (Math.exp(-square * square * 0.7 - square * 0.4) * thick * reach) /
        (reach + along * along * 3 + along * 0.6);
      pixel.r += colour.r * part;
      pixel.g += colour.g * part;
      pixel.b += colour.b * part;
    }
  });
}

/** How much smoke is in the air, place by place. */
export function smokeOver(
  { width, height }: { width: number; height: number },
  noise: Noise,
  drift = 0,
): Plane {
  const smoke = createPlane(width, height);
  for (let index = 0; index < smoke.values.length; index += 1) {
    const x = (index % width) / height;
    const y = Math.floor(index / width) / height;
    smoke.values[index] = 0.75 + 0.5 * noise.layers(x * 2.2 + drift, y * 3 - drift * 0.6, 4);
  }
  return smoke;
}

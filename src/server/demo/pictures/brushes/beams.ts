import { shade, type Canvas } from '#server/demo/pictures/brushes/canvas.ts';
import { type Light } from '#server/demo/pictures/brushes/colour.ts';
import type { Noise } from '#server/demo/pictures/brushes/noise.ts';

export type Beam = { x: number; y: number; /** In radians, 0 straight down, to the right if above. */ angle: number; width: number; colour: Light; reach: number };

/** Adds spotlights seen from the side, as far as smoke in the air shows them. */
export function addBeams(canvas: Canvas, beams: readonly Beam[], noise: Noise, drift = 0): void {
  const rays = beams.map((beam) => ({ ...beam, across: Math.sin(beam.angle), down: Math.cos(beam.angle) }));
  shade(canvas, (x, y, pixel) => {
    const smoke = 0.75 + 0.5 * noise.layers(x * 2.2 + drift, y * 3 - drift * 0.6, 4);
    for (const { x: fromX, y: fromY, across, down, width, colour, reach } of rays) {
      const offX = x - fromX;
      const offY = y - fromY;
      const along = offX * across + offY * down;
      if (along <= 0) continue;
      const beside = (offX * down - offY * across) / (width * (along + 0.04));
      const square = beside * beside;
      if (square > 6) continue;
      const part = (Math.exp(-square * square * 0.7 - square * 0.4) * smoke * reach) / (reach + along * along * 3 + along * 0.6);
      pixel.r += colour.r * part;
      pixel.g += colour.g * part;
      pixel.b += colour.b * part;
    }
  });
}

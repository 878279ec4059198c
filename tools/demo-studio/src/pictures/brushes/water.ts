import { type Light } from '#studio/pictures/brushes/colour.ts';
import { clamp } from '#studio/pictures/brushes/numbers.ts';
import type { Noise } from '#studio/pictures/brushes/noise.ts';

type Sea = {
  /** Where the water begins, in heights. */
  horizon: number;
  /** How steep the waves are. */
  swell: number;
  /** Larger is closer to the water. */
  scale: number;
  /** What is seen above the horizon, at so many heights over it. */
  sky: (x: number, above: number, into: Light) => void;
  /** The water's own colour, where one looks into it. */
  depth: Light;
  sun?: { x: number; above: number; colour: Light; size: number };
  /** Moves the waves: from 0 to 1, where they are as at 0. */
  moment?: number;
  /** How many sizes of waves there are. */
  sizes?: number;
};

/** The look of water at a place below the horizon: the sky mirrored in waves, and the sun glittering on them. */
export function seaAt(noise: Noise, sea: Sea): (x: number, y: number, pixel: Light) => void {
  const { horizon, swell, scale, sky, depth, sun, moment = 0, sizes = 6 } = sea;
  // Small waves go round more often than large ones.
  const sways = [1, 1, 2, 2, 3, 3].map((rounds, layer) => {
    const angle = (moment * rounds + layer * 0.19) * 2 * Math.PI;
    return { x: Math.cos(angle) * 0.55, y: Math.sin(angle) * 0.55 };
  });
  return (x, y, pixel) => {
    const below = Math.max(0.0008, y - horizon);
    const far = 1 / below;
    const across = (x - (sun?.x ?? 0.75)) * far * scale;
    const away = far * scale * 1.6;
    // Waves smaller than a pixel are not seen one by one: they only make the mirror rougher.
    let slopeX = 0;
    let slopeY = 0;
    let unseen = 0;
    let size = 1;
    for (let layer = 0; layer < sizes; layer += 1) {
      const wave = size * 0.9;
      const seen = clamp((below * 2600 * below) / (scale * size * 1.2));
      const strength = swell * (layer < 2 ? 0.7 : 1);
      if (seen > 0.02) {
        const swayX = sways[layer]?.x ?? 0;
        const swayY = sways[layer]?.y ?? 0;
        const here = noise.at(across * wave + layer * 31 + swayX, away * wave + swayY);
        const beside = noise.at(across * wave * 0.7 - layer * 17 - swayY, away * wave * 1.3 + 9 + swayX);
        slopeX += here * strength * seen * 0.6;
        slopeY += (here * 0.5 + beside * 0.8) * strength * seen;
      }
      unseen += strength * strength * (1 - seen) * 0.3;
      size *= 1.9;
    }
    const mirrored = Math.abs(below * 0.9 + slopeY * (0.12 + below * 0.5)) + unseen * 0.25;
    sky(x + slopeX * 0.08, mirrored, pixel);
    // Steep views look into the water, flat ones see only the sky in it.
    const facing = clamp(below * 1.25 - slopeY * 0.35);
    const mirror = 0.1 + 0.9 * (1 - facing) ** 3;
    pixel.r = pixel.r * mirror + depth.r * (1 - mirror);
    pixel.g = pixel.g * mirror + depth.g * (1 - mirror);
    pixel.b = pixel.b * mirror + depth.b * (1 - mirror);
    if (!sun) return;
    const rough = 0.006 + unseen * 0.5;
    const offX = (x - sun.x) / (0.45 + below) - slopeX * 0.42;
    const offY = (below - sun.above) * 0.6 + slopeY * 0.55;
    const glint = Math.exp(-(offX * offX + offY * offY * 0.35) / (sun.size * (rough + 0.02)));
    const spark = glint * (0.25 + 1.6 * glint);
    pixel.r += sun.colour.r * spark;
    pixel.g += sun.colour.g * spark;
    pixel.b += sun.colour.b * spark;
  };
}

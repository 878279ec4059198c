import { createCamera } from '#studio/pictures/brushes/camera.ts';
import { createPlane, shade } from '#studio/pictures/brushes/canvas.ts';
import { light } from '#studio/pictures/brushes/colour.ts';
import { defocus } from '#studio/pictures/brushes/focus.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { clamp, distance, mix, smooth } from '#studio/pictures/brushes/numbers.ts';

const hole = 5;
const boardEnd = -4.4;
const boardHeight = 0.7;
const stringHeight = 1.15;
const spruce = light('#d79a52', 0.95);
const ebony = light('#2b1a14', 0.7);
const bronze = light('#d09a58', 1);
const steel = light('#d6d4d0', 1);

/** Whether a place is this far from the middle. */
function ring(away: number, from: number, to: number): number {
  return smooth(from - 0.04, from + 0.02, away) * smooth(to + 0.04, to - 0.02, away);
}

/** A guitar from close by: the strings over the hole. Lengths are in centimetres. */
export const sixStrings: Scene = {
  width: 1600,
  height: 1068,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(15);
    const camera = createCamera(
      { from: [13, -15, 12], to: [0.3, 0.6, 0], zoom: 1.45, tilt: -0.12 },
      canvas.aspect,
    );
    const unsharp = createPlane(canvas.width, canvas.height);
    const [fromX, fromY, fromZ] = camera.from;
    const ray = { x: 0, y: 0, z: 0 };
    const hit = (height: number) => (height - fromZ) / ray.z;
    const strings = [0, 1, 2, 3, 4, 5].map((index) => ({
      y: (index - 2.5) * 0.86,
      radius: 0.05 + (5 - index) * 0.018,
      colour: index < 4 ? bronze : steel,
      wound: index < 4,
    }));
    let pixelIndex = 0;
    shade(canvas, (x, y, pixel) => {
      camera.ray(x, y, ray);
      const top = hit(0);
      let px = fromX + ray.x * top;
      let py = fromY + ray.y * top;
      const away = distance(px, py);
      unsharp.values[pixelIndex] = clamp(Math.abs(top - 23) / 15 - 0.08);
      pixelIndex += 1;
      const boardAt = hit(boardHeight);
      const bx = fromX + ray.x * boardAt;
      const by = fromY + ray.y * boardAt;
      let shine = 0.06;
      const onBoard = bx < boardEnd && Math.abs(by) < 2.75;
      if (onBoard) {
        px = bx;
        py = by;
        const grain = 1 + 0.35 * noise.layers(by * 5, bx * 0.4, 4);
        const fret = Math.abs(((((bx - boardEnd) % 1.9) + 1.9) % 1.9) - 0.9);
        const wire = smooth(0.09, 0.04, fret);
        pixel.r = mix(ebony.r * grain, 0.75, wire);
        pixel.g = mix(ebony.g * grain, 0.68, wire);
        pixel.b = mix(ebony.b * grain, 0.55, wire);
        shine = 0.02;
      } else if (away < hole) {
        const back = hit(-8);
        const inner = noise.layers((fromX + ray.x * back) * 0.2, (fromY + ray.y * back) * 3, 3);
        const glow = smooth(2, -9, fromY + ray.y * back) * 0.05;
        const rim = smooth(hole - 0.3, hole - 0.02, away) * clamp(0.25 + (py * 0.9 - px * 0.5) / hole);
        pixel.r = 0.012 + glow * (1 + inner * 0.4) + rim * 0.5;
        pixel.g = 0.007 + glow * 0.5 + rim * 0.3;
        pixel.b = 0.005 + glow * 0.22 + rim * 0.13;
        shine = 0;
      } else {
        const lines =
          noise.at(py * 5.5 + noise.at(px * 0.06, py * 0.4) * 0.8, px * 0.03) * 0.5 +
          noise.at(py * 15, px * 0.05) * 0.25;
        const figure = 1 + 0.18 * lines + 0.08 * noise.layers(px * 0.35, py * 0.35, 3);
        const inlay = ring(away, 6.15, 7.35);
        const angle = inlay > 0 ? Math.atan2(py, px) : 0;
        const weave = Math.sin(angle * 84 + away * 9) * Math.sin(angle * 84 - away * 9) > 0 ? 1 : 0;
        const tooth = inlay * (0.35 + 0.5 * weave);
        const line = Math.max(
          ring(away, 5.75, 5.9),
          ring(away, 6.02, 6.1),
          ring(away, 7.42, 7.5),
          ring(away, 7.62, 7.8),
        );
        const wood = figure * (1 - line * 0.88) * (1 - tooth * 0.72);
        pixel.r = spruce.r * wood;
        pixel.g = spruce.g * wood * (1 - inlay * 0.12);
        pixel.b = spruce.b * wood * (1 - inlay * 0.1);
        // The board throws a shadow over the wood.
        const shaded = smooth(0.7, -0.1, px - boardEnd - 0.35) * smooth(3.9, 2.7, Math.abs(py + 0.4)) * 0.65;
        pixel.r *= 1 - shaded;
        pixel.g *= 1 - shaded;
        pixel.b *= 1 - shaded;
      }
      const fall = 0.28 + 1.5 * Math.exp(-((px + 5) ** 2 * 0.006 + (py - 4) ** 2 * 0.011));
      const gloss = shine * 9 * Math.exp(-((px + 3 + py * 0.4) ** 2 * 0.03 + (py - 8) ** 2 * 0.06));
      pixel.r = pixel.r * fall + gloss;
      pixel.g = pixel.g * fall * 0.97 + gloss * 0.92;
      pixel.b = pixel.b * fall * 0.92 + gloss * 0.8;
      const stringAt = hit(stringHeight);
      const sx = fromX + ray.x * stringAt;
      const sy = fromY + ray.y * stringAt;
      if (Math.abs(sy) > 5 && Math.abs(py) > 5) return;
      const depth = away < hole && !onBoard ? 0 : 1;
      for (const { y: line, radius, colour, wound } of strings) {
        const spread = line * (1 + sx * 0.012);
        const shadow = smooth(
          radius * 3.2,
          radius * 0.6,
          Math.abs(py - spread * 0.99 + (onBoard ? 0.15 : 0.42)),
        );
        const dim = 1 - shadow * 0.55 * depth;
        pixel.r *= dim;
        pixel.g *= dim;
        pixel.b *= dim;
        const beside = (sy - spread) / radius;
        const covered = smooth(1.25, 0.85, Math.abs(beside));
        if (covered === 0) continue;
        const round = Math.sqrt(Math.max(0, 1 - beside * beside));
        const turns = wound ? 0.72 + 0.28 * Math.sin(sx * 34) : 1;
        const spark = Math.exp(-((beside - 0.3) ** 2) * 9) * turns * 1.9;
        const lit = (0.16 + 0.5 * round * turns) * fall + spark * (0.35 + fall * 0.6);
        pixel.r = mix(pixel.r, colour.r * lit, covered);
        pixel.g = mix(pixel.g, colour.g * lit, covered);
        pixel.b = mix(pixel.b, colour.b * lit, covered);
      }
    });
    defocus(canvas, unsharp, 0.018);
  },
  film: {
    saturation: 0.9,
    exposure: 0.8,
    contrast: 1.12,
    bloom: 0.12,
    shadows: '#3a2030',
    highlights: '#ffe0b0',
    vignette: 0.5,
    grain: 5,
  },
};

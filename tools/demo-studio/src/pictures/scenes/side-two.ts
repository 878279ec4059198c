import { createCamera } from '#studio/pictures/brushes/camera.ts';
import { createPlane, shade } from '#studio/pictures/brushes/canvas.ts';
import { light } from '#studio/pictures/brushes/colour.ts';
import { defocus } from '#studio/pictures/brushes/focus.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { clamp, distance, mix, smooth } from '#studio/pictures/brushes/numbers.ts';

const edge = 15;
const label = 5;
const gaps = [6.4, 8.3, 10.1, 11.7, 13.3];
const lamps = [
  { x: -22, y: 26, z: 24, colour: light('#ffb066', 1.35), sharpness: 90 },
  { x: 30, y: 14, z: 22, colour: light('#86a8d8', 0.42), sharpness: 60 },
];
const paper = light('#d9603c', 0.9);
const cream = light('#efe0c4', 0.9);
/** From the pivot over a bend to the needle; as thick and as bright as this. */
const arm = [
  { from: { x: 20.5, y: 9 }, to: { x: 12.6, y: -4.6 }, height: 2, thick: 0.34, shine: 1 },
  { from: { x: 12.6, y: -4.6 }, to: { x: 9.4, y: -6.7 }, height: 1.4, thick: 0.62, shine: 0.2 },
];
type Spot = { x: number; y: number };

/** How far a place is from a line, and on which side of it. */
function fromLine(from: Spot, to: Spot, x: number, y: number): { far: number; side: number } {
  const wayX = to.x - from.x;
  const wayY = to.y - from.y;
  const length = distance(wayX, wayY);
  const part = clamp(((x - from.x) * wayX + (y - from.y) * wayY) / (length * length));
  return {
    far: distance(x - from.x - wayX * part, y - from.y - wayY * part),
    side: ((x - from.x) * wayY - (y - from.y) * wayX) / length,
  };
}

/** A record while it plays. Lengths are in centimetres. */
export const sideTwo: Scene = {
  width: 1600,
  height: 1600,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(33);
    const camera = createCamera({ from: [4, -27, 19], to: [1.5, -1.2, 0], zoom: 1.2 }, canvas.aspect);
    const unsharp = createPlane(canvas.width, canvas.height);
    const [fromX, fromY, fromZ] = camera.from;
    const ray = { x: 0, y: 0, z: 0 };
    let pixelIndex = 0;
    shade(canvas, (x, y, pixel) => {
      camera.ray(x, y, ray);
      const away = -fromZ / ray.z;
      const px = fromX + ray.x * away;
      const py = fromY + ray.y * away;
      const radius = distance(px, py);
      if (radius > edge) {
        const wood = 0.05 + 0.014 * noise.layers(px * 0.12, py * 1.4, 4);
        const lit = Math.exp(-((px + 16) ** 2 + (py - 18) ** 2) * 0.0022);
        const shadow = smooth(edge - 0.2, edge + 2.4, distance(px - 0.7, py + 0.8));
        pixel.r = wood * (0.35 + lit * 3) * (0.25 + 0.75 * shadow) * 1.15;
        pixel.g = wood * (0.3 + lit * 1.8) * (0.25 + 0.75 * shadow) * 0.72;
        pixel.b = wood * (0.3 + lit * 1) * (0.25 + 0.75 * shadow) * 0.55;
      } else {
        const seen = 1 / Math.sqrt(ray.x * ray.x + ray.y * ray.y + ray.z * ray.z);
        const isLabel = radius < label;
        let gap = 0;
        for (const at of gaps) gap = Math.max(gap, smooth(0.1, 0.03, Math.abs(radius - at)));
        const dead = Math.max(gap, smooth(5.75, 5.6, radius), smooth(14.55, 14.7, radius));
        const loudness = 0.75 + 0.35 * noise.at(radius * 3.1, 2) + 0.3 * noise.at(radius * 11, 5);
        pixel.r = 0.008;
        pixel.g = 0.008;
        pixel.b = 0.009;
        for (const { x: lampX, y: lampY, z: lampZ, colour, sharpness } of lamps) {
          const toX = lampX - px;
          const toY = lampY - py;
          const near = 1 / Math.sqrt(toX * toX + toY * toY + lampZ * lampZ);
          const halfX = toX * near - ray.x * seen;
          const halfY = toY * near - ray.y * seen;
          const halfZ = lampZ * near - ray.z * seen;
          const length = Math.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ);
          const along = (halfY * px - halfX * py) / (radius * length);
          // Grooves are mirrors in one direction only: they shine in a fan across the record.
          const fan = Math.exp(-along * along * sharpness) * (0.35 + (0.65 * halfZ) / length);
          const shine = isLabel ? 0.06 * fan : fan * mix(loudness * 0.55, 0.08, dead);
          pixel.r += colour.r * shine;
          pixel.g += colour.g * shine;
          pixel.b += colour.b * shine;
        }
        if (isLabel) {
          const light2 = 0.28 + 0.8 * Math.exp(-((px + 6) ** 2 + (py - 8) ** 2) * 0.012);
          const ring =
            smooth(0.05, 0, Math.abs(radius - 3.1) - 0.03) + smooth(0.05, 0, Math.abs(radius - 4.7) - 0.02);
          const half = py > 0.9 ? 1 : 0;
          const lines =
            py < -1.1 &&
            py > -2.6 &&
            Math.abs(px) < 1.6 - 0.3 * Math.floor(-py * 2) * 0.5 &&
            (-py * 2) % 1 < 0.28
              ? 1
              : 0;
          const part = clamp(half * 0.9 + ring * 0.6 + lines * 0.75);
          const fibre = 1 + 0.06 * noise.layers(px * 9, py * 9, 3);
          pixel.r += mix(cream.r, paper.r, part) * light2 * fibre;
          pixel.g += mix(cream.g, paper.g, part) * light2 * fibre * 0.93;
          pixel.b += mix(cream.b, paper.b, part) * light2 * fibre * 0.82;
          const hub = smooth(0.42, 0.34, radius);
          const metal = 0.25 + 1.2 * smooth(0.1, 0.4, py - px * 0.4 + 0.15);
          pixel.r = mix(pixel.r, 0.5 * metal, hub);
          pixel.g = mix(pixel.g, 0.46 * metal, hub);
          pixel.b = mix(pixel.b, 0.42 * metal, hub);
        }
        const rim = smooth(0.16, 0.02, Math.abs(radius - edge + 0.1)) * smooth(-6, 14, py - px * 0.5);
        pixel.r += rim * 0.3;
        pixel.g += rim * 0.2;
        pixel.b += rim * 0.12;
      }
      for (const { from, to, height, thick, shine } of arm) {
        if (px < 6 || px > 24 || py < -11) continue;
        const shadow = smooth(1.7, 0.3, fromLine(from, to, px - 0.9, py + 1).far / thick) * 0.75;
        pixel.r *= 1 - shadow;
        pixel.g *= 1 - shadow;
        pixel.b *= 1 - shadow;
        const at = (height - fromZ) / ray.z;
        const { far, side } = fromLine(from, to, fromX + ray.x * at, fromY + ray.y * at);
        const covered = smooth(1.06, 0.94, far / thick);
        if (covered === 0) continue;
        const across = side / thick;
        const gleam =
          0.05 + 0.9 * Math.exp(-((across + 0.35) ** 2) * 12) + 0.25 * Math.exp(-((across - 0.7) ** 2) * 20);
        pixel.r = mix(pixel.r, gleam * shine * 1.1, covered);
        pixel.g = mix(pixel.g, gleam * shine * 0.85, covered);
        pixel.b = mix(pixel.b, gleam * shine * 0.64, covered);
      }
      unsharp.values[pixelIndex] = clamp(Math.abs(away - 26) / 20 - 0.12);
      pixelIndex += 1;
    });
    defocus(canvas, unsharp, 0.022);
  },
  film: {
    exposure: 1.15,
    contrast: 1.1,
    bloom: 0.14,
    shadows: '#1c2742',
    highlights: '#ffdcae',
    vignette: 0.55,
    grain: 6,
  },
};

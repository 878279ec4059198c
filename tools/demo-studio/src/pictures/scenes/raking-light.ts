import { blurCanvas } from '#studio/pictures/brushes/blur.ts';
import { createCamera } from '#studio/pictures/brushes/camera.ts';
import { createPlane, shade } from '#studio/pictures/brushes/canvas.ts';
import { light } from '#studio/pictures/brushes/colour.ts';
import { defocus } from '#studio/pictures/brushes/focus.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { clamp, distance, mix, smooth } from '#studio/pictures/brushes/numbers.ts';

const keyWidth = 2.35;
const whiteLength = 15;
const blackFrom = 5;
const blackHeight = 1.15;
const ivory = light('#f1e3c8', 0.95);
const sun = light('#ffd09a', 1.5);
const room = light('#8fa0c4', 0.22);
/** Towards the light: it comes in low from the left. */
const [sunX, sunY, sunZ] = [-0.86, 0.28, 0.42];

/** Whether a black key stands here: after every white key but the third and the seventh of an octave. */
function onBlack(x: number, y: number): boolean {
  if (y < blackFrom || y > whiteLength) return false;
  const gap = Math.round(x / keyWidth);
  const place = ((gap % 7) + 7) % 7;
  return place !== 3 && place !== 0 && Math.abs(x - gap * keyWidth) < 0.62;
}

/** Piano keys in the last light of a window. Lengths are in centimetres. */
export const rakingLight: Scene = {
  width: 1600,
  height: 1068,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(71);
    const camera = createCamera({ from: [-11, -9, 11], to: [3, 8, -0.5], zoom: 1.25 }, canvas.aspect);
    const unsharp = createPlane(canvas.width, canvas.height);
    const [fromX, fromY, fromZ] = camera.from;
    const ray = { x: 0, y: 0, z: 0 };
    const slices = 18;
    let pixelIndex = 0;
    shade(canvas, (x, y, pixel) => {
      camera.ray(x, y, ray);
      let px = 0;
      let py = 0;
      let pz = 0;
      let away = 0;
      let side = false;
      let black = false;
      for (let slice = 0; slice <= slices; slice += 1) {
        pz = blackHeight * (1 - slice / slices);
        away = (pz - fromZ) / ray.z;
        px = fromX + ray.x * away;
        py = fromY + ray.y * away;
        if (slice < slices && onBlack(px, py)) {
          black = true;
          side = slice > 0;
          break;
        }
      }
      const blind = noise.at(px * 0.11 + 3, 7) * 0.2;
      // The window: bars of light that run across the keys.
      const stripe = 0.04 + 0.96 * smooth(-0.62, -0.2, Math.sin(px * 0.19 + py * 0.08 + 1.5 + blind));
      // By chance a little further or nearer, or the shadows would have steps.
      const jitter = noise.at(x * 2300, y * 2300);
      let lit = 1;
      for (let step = 1; step <= 14; step += 1) {
        const up = pz + (step + jitter * 0.5) * 0.085;
        const length = (up - pz) / sunZ;
        if (up < blackHeight && onBlack(px + sunX * length, py + sunY * length)) {
          lit = 0;
          break;
        }
      }
      const board = py > whiteLength + 0.2;
      const direct = lit * stripe * smooth(60, 10, distance(px + 4, py));
      if (board) {
        const felt = smooth(whiteLength + 0.2, whiteLength + 1.1, py);
        const gleam = Math.exp(-((py - whiteLength - 3) ** 2) * 0.1) * 0.06;
        pixel.r = mix(0.06, 0.006 + gleam * stripe, felt);
        pixel.g = mix(0.012, 0.005 + gleam * 0.6 * stripe, felt);
        pixel.b = mix(0.014, 0.006 + gleam * 0.4 * stripe, felt);
      } else if (black) {
        const gap = Math.round(px / keyWidth) * keyWidth;
        const towards = side ? smooth(0, -0.62, px - gap) : 0.35 + 0.4 * smooth(-0.4, -0.6, px - gap);
        const gloss = side
          ? 0.04
          : 0.05 + 0.5 * smooth(0.1, 0, Math.abs(px - gap + 0.5)) + 0.14 * smooth(6.6, 5, py);
        pixel.r = 0.008 + room.r * 0.12 + sun.r * direct * (towards * 0.05 + gloss * 0.35);
        pixel.g = 0.008 + room.g * 0.12 + sun.g * direct * (towards * 0.05 + gloss * 0.35);
        pixel.b = 0.009 + room.b * 0.14 + sun.b * direct * (towards * 0.05 + gloss * 0.35);
      } else {
        const place = px / keyWidth - Math.floor(px / keyWidth);
        const crack = Math.min(place, 1 - place) * keyWidth;
        const groove = smooth(0.02, 0.09, crack);
        const bevel =
          1 + 0.3 * smooth(0.28, 0.1, place * keyWidth) - 0.25 * smooth(0.28, 0.1, (1 - place) * keyWidth);
        const front = py < 0 ? 0.35 * smooth(-2.4, 0, py) : 1;
        const worn = 1 + 0.05 * noise.layers(px * 0.9, py * 0.25, 3);
        const near = onBlack(px - 0.5, py) || onBlack(px + 0.5, py) ? 0.55 : 1;
        const brightness = groove * worn * front;
        pixel.r = ivory.r * brightness * (room.r * near + sun.r * direct * 0.62 * bevel) + 0.004;
        pixel.g = ivory.g * brightness * (room.g * near + sun.g * direct * 0.62 * bevel) + 0.004;
        pixel.b = ivory.b * brightness * (room.b * near + sun.b * direct * 0.62 * bevel) + 0.006;
      }
      unsharp.values[pixelIndex] = clamp(Math.abs(away - 21) / 26 - 0.06);
      pixelIndex += 1;
    });
    blurCanvas(canvas, 0.0018);
    defocus(canvas, unsharp, 0.02);
  },
  film: {
    exposure: 1.05,
    contrast: 1.08,
    bloom: 0.16,
    shadows: '#1b2a52',
    highlights: '#ffe0b2',
    vignette: 0.5,
    grain: 5,
  },
};

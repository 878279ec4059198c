import { createCamera } from '#server/demo/pictures/brushes/camera.ts';
import { createPlane, shade } from '#server/demo/pictures/brushes/canvas.ts';
import { light, type Light } from '#server/demo/pictures/brushes/colour.ts';
import { defocus } from '#server/demo/pictures/brushes/focus.ts';
import { createNoise, type Noise } from '#server/demo/pictures/brushes/noise.ts';
import { clamp, distance, mix, smooth } from '#server/demo/pictures/brushes/numbers.ts';
import type { Scene } from '#server/demo/pictures/picture.ts';

type Sheet = {
  x: number;
  y: number;
  wide: number;
  tall: number;
  turn: number;
  colour: Light;
  kind: 'letter' | 'envelope' | 'blank';
};

/** From the lowest to the uppermost. Lengths are in centimetres. */
const sheets: Sheet[] = [
  { x: -7, y: 8, wide: 21, tall: 29, turn: 0.28, colour: light('#e6d9c2', 0.82), kind: 'blank' },
  { x: 9, y: 7, wide: 22, tall: 15, turn: -0.32, colour: light('#c9a983', 0.75), kind: 'envelope' },
  { x: 2.5, y: -3, wide: 15, tall: 21, turn: 0.12, colour: light('#f4ead8', 0.92), kind: 'letter' },
  { x: -12.5, y: -5, wide: 17, tall: 11.5, turn: -0.16, colour: light('#efe3cc', 0.88), kind: 'envelope' },
];
const cup = { x: 17, y: -4, radius: 4.3 };
const wood = light('#6d4c37', 0.55);
const ink = light('#27365c', 0.6);

/** Letters on a table in the morning. */
export const letters: Scene = {
  width: 1600,
  height: 1280,
  detail: 0.44,
  paint(canvas) {
    const noise = createNoise(62);
    const camera = createCamera(
      { from: [2, -34, 38], to: [1.5, 0.5, 0], zoom: 1.32, tilt: 0.05 },
      canvas.aspect,
    );
    const [fromX, fromY, fromZ] = camera.from;
    const unsharp = createPlane(canvas.width, canvas.height);
    const ray = { x: 0, y: 0, z: 0 };
    let pixelIndex = 0;
    shade(canvas, (x, y, pixel) => {
      camera.ray(x, y, ray);
      const away = -fromZ / ray.z;
      const px = fromX + ray.x * away;
      const py = fromY + ray.y * away;
      unsharp.values[pixelIndex] = clamp(Math.abs(away - 51) / 34 - 0.06);
      pixelIndex += 1;
      const plank = Math.floor((py + 100) / 11);
      const veins =
        noise.layers(px * 0.05 + plank * 9, py * 1.1, 5) * 0.3 + noise.at(px * 0.3, py * 6) * 0.08;
      const joint =
        smooth(0.02, 0.12, Math.abs(py + 100 - plank * 11)) *
        smooth(0.02, 0.12, Math.abs(py + 100 - (plank + 1) * 11));
      const table = (1 + veins) * (0.35 + 0.65 * joint) * (0.9 + 0.12 * ((plank * 7) % 3));
      pixel.r = wood.r * table;
      pixel.g = wood.g * table;
      pixel.b = wood.b * table;
      for (const sheet of sheets) addSheet(sheet, px, py, noise, pixel);
      addCup(px, py, pixel);
      // Morning comes in from the left, through a window with bars.
      const across = px * 0.94 - py * 0.34;
      const along = px * 0.34 + py * 0.94;
      const bars =
        smooth(0.1, 1.3, Math.abs(((across + 47) % 17) - 8.5)) *
        smooth(0.1, 1.3, Math.abs(((along + 62) % 24) - 12));
      const window = smooth(27, 22, Math.abs(across + 3)) * smooth(30, 24, Math.abs(along - 4));
      const leaves = smooth(0.1, 0.55, noise.layers(px * 0.12 + 5, py * 0.12, 4) + 0.1 + (px + 6) * 0.012);
      const direct = bars * window * (1 - leaves * 0.72);
      const fall = 0.75 + 0.4 * smooth(26, -22, px);
      pixel.r *= 0.3 * fall + direct * 1.12;
      pixel.g *= 0.32 * fall + direct * 0.98;
      pixel.b *= 0.4 * fall + direct * 0.76;
    });
    defocus(canvas, unsharp, 0.014);
  },
  film: {
    exposure: 1.05,
    contrast: 1.06,
    bloom: 0.1,
    shadows: '#2c3350',
    highlights: '#ffe6c0',
    vignette: 0.45,
    fade: 0.03,
    grain: 5,
  },
};

function addSheet(
  { x, y, wide, tall, turn, colour, kind }: Sheet,
  px: number,
  py: number,
  noise: Noise,
  pixel: Light,
): void {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const across = (px - x) * cos + (py - y) * sin;
  const down = (y - py) * cos + (px - x) * sin;
  const outside = Math.max(Math.abs(across) - wide / 2, Math.abs(down) - tall / 2);
  if (outside > 3) return;
  const shadow =
    smooth(1.5, -0.4, Math.max(Math.abs(across - 0.5) - wide / 2, Math.abs(down - 0.35) - tall / 2)) * 0.55;
  pixel.r *= 1 - shadow;
  pixel.g *= 1 - shadow;
  pixel.b *= 1 - shadow;
  const covered = smooth(0.05, -0.05, outside);
  if (covered === 0) return;
  const fold =
    kind === 'blank'
      ? 0
      : 0.08 * Math.sign(down) * smooth(2.2, 0, Math.abs(down)) * (kind === 'letter' ? 1 : 0);
  const fibre =
    1 + 0.03 * noise.layers(across * 2.5, down * 2.5, 4) + fold - 0.05 * smooth(0, -1.2, -outside - 1.2);
  let written = 0;
  if (kind === 'letter' && Math.abs(across) < wide / 2 - 1.6 && Math.abs(down) < tall / 2 - 2)
    written = handwriting(across, down, noise);
  let flap = 0;
  if (kind === 'envelope') {
    const crease = Math.abs(down + tall / 2 - (1 - Math.abs(across) / (wide / 2)) * tall * 0.56);
    flap = smooth(0.22, 0.04, crease) * 0.3 + smooth(1.4, 0, crease) * 0.07;
  }
  const shade = fibre * (1 - flap);
  pixel.r = mix(pixel.r, mix(colour.r * shade, ink.r * 0.5, written), covered);
  pixel.g = mix(pixel.g, mix(colour.g * shade, ink.g * 0.5, written), covered);
  pixel.b = mix(pixel.b, mix(colour.b * shade, ink.b * 0.5, written), covered);
  if (kind !== 'envelope' || turn > -0.3) return;
  // A seal on its flap.
  const far = distance(across, down + tall / 2 - tall * 0.55) + 0.12 * noise.at(across * 3, down * 3);
  const wax = smooth(1.25, 1.12, far);
  const lit = 0.8 + 0.6 * smooth(0.3, 0, Math.abs(far - 0.75)) - 0.3 * smooth(0.9, 1.2, far);
  pixel.r = mix(pixel.r, 0.42 * lit, wax);
  pixel.g = mix(pixel.g, 0.045 * lit, wax);
  pixel.b = mix(pixel.b, 0.04 * lit, wax);
}

/** Not words, but written like them: loops that lean, in words and lines. */
function handwriting(across: number, down: number, noise: Noise): number {
  const gap = 1.05;
  const line = Math.floor(down / gap);
  const words = noise.at(across * 0.62 + line * 13.7, line * 3.3);
  const last = 3.2 + 5 * Math.abs(noise.at(line * 5.1, 8));
  if (words < -0.28 || (line % 6 === 4 && across > last - 4)) return 0;
  const lean = across + (down - line * gap) * 0.35;
  const loops =
    Math.sin(lean * 19 + 3 * noise.at(lean * 2.2, line)) *
    0.12 *
    (0.6 + 0.6 * noise.at(lean * 3.1, line * 7));
  const tall = Math.max(0, noise.at(lean * 4.3, line * 9.1) - 0.5) * 0.9;
  const centre = gap * 0.55 + loops - tall * Math.abs(Math.sin(lean * 6.5));
  const beside = Math.abs(down - line * gap - centre);
  return smooth(0.1, 0.02, beside) * 0.8;
}

/** A cup of coffee from above, on its saucer. */
function addCup(px: number, py: number, pixel: Light): void {
  const far = distance(px - cup.x, py - cup.y);
  const saucer = cup.radius * 1.75;
  const shadow = smooth(saucer + 1.4, saucer - 1, distance(px - cup.x - 0.8, py - cup.y + 0.5)) * 0.6;
  pixel.r *= 1 - shadow;
  pixel.g *= 1 - shadow;
  pixel.b *= 1 - shadow;
  const handle = smooth(0.42, 0.32, Math.abs(distance(px - cup.x + 4.5, py - cup.y - 1.9) - 1.3));
  const onSaucer = smooth(saucer + 0.06, saucer - 0.06, far);
  const glaze =
    0.62 +
    0.16 * smooth(saucer - 1.2, saucer - 0.2, far) -
    0.3 * smooth(cup.radius + 1.6, cup.radius, distance(px - cup.x - 0.9, py - cup.y + 0.6));
  pixel.r = mix(pixel.r, glaze * 0.92, onSaucer);
  pixel.g = mix(pixel.g, glaze * 0.9, onSaucer);
  pixel.b = mix(pixel.b, glaze * 0.84, onSaucer);
  const body = Math.max(smooth(cup.radius + 0.06, cup.radius - 0.06, far), handle * onSaucer);
  const side = 0.78 + 0.16 * ((px - cup.x) / cup.radius) * -1;
  pixel.r = mix(pixel.r, side, body);
  pixel.g = mix(pixel.g, side * 0.97, body);
  pixel.b = mix(pixel.b, side * 0.9, body);
  const inner = cup.radius - 0.38;
  const coffee = smooth(inner + 0.05, inner - 0.08, far);
  const crema = smooth(inner - 0.9, inner, far) * 0.1;
  const glint =
    0.35 *
    smooth(0.35, 0, Math.abs(distance(px - cup.x - 0.3, py - cup.y + 0.3) - inner * 0.74)) *
    smooth(0.2, 1, (cup.x - px) / inner + 0.3);
  pixel.r = mix(pixel.r, 0.05 + crema + glint, coffee);
  pixel.g = mix(pixel.g, 0.02 + crema * 0.55 + glint * 0.85, coffee);
  pixel.b = mix(pixel.b, 0.01 + crema * 0.25 + glint * 0.7, coffee);
}

import { createCamera } from '#server/demo/pictures/brushes/camera.ts';
import { createPlane, sample, shade, type Canvas, type Plane } from '#server/demo/pictures/brushes/canvas.ts';
import { blur, blurCanvas } from '#server/demo/pictures/brushes/blur.ts';
import { light } from '#server/demo/pictures/brushes/colour.ts';
import { createNoise } from '#server/demo/pictures/brushes/noise.ts';
import { clamp, mix, smooth } from '#server/demo/pictures/brushes/numbers.ts';
import type { Scene } from '#server/demo/pictures/picture.ts';

const half = 4.6;
const ceiling = 6.6;
const end = 17;
/** The way to the sun, per metre towards the wall with the windows. */
const [sunY, sunZ] = [0.22, 0.62];
const wood = light('#8a5a34', 0.5);
const plaster = light('#cbb08c', 0.55);
const sun = light('#ffc57d', 1.7);

/** How much light an arched window lets through at this place of its wall. */
function windowAt(y: number, z: number): number {
  const pitch = 3.4;
  const place = ((y + 0.4) % pitch) - pitch / 2;
  if (y < 0 || y > end - 1 || z < 1.3) return 0;
  const across = Math.abs(place);
  const top = z > 3.9 ? Math.sqrt(across * across + (z - 3.9) ** 2) : across;
  const opening = smooth(0.86, 0.8, top);
  const bars = smooth(0.025, 0.05, across) * smooth(0.025, 0.05, Math.abs(((z - 1.3) % 0.87) - 0.435));
  return opening * bars;
}

function sunAt(x: number, y: number, z: number): number {
  const way = half - x;
  return windowAt(y + way * sunY, z + way * sunZ);
}

/** Rows of chairs: upright parts stand at these distances. */
const rowPitch = 1.15;
const firstRow = 2.2;
const rows = 9;

function inChairBack(x: number, z: number): boolean {
  const side = Math.abs(x);
  if (side < 0.75 || side > 3.6 || z > 0.92) return false;
  const place = ((side - 0.75) % 0.57) - 0.285;
  const post = Math.abs(Math.abs(place) - 0.2) < 0.018;
  const rail = z > 0.62 && Math.abs(place) < 0.2 && (z > 0.82 || z < 0.7);
  return post || rail;
}

function inChairLegs(x: number, z: number): boolean {
  const side = Math.abs(x);
  if (side < 0.75 || side > 3.6 || z > 0.46) return false;
  const place = ((side - 0.75) % 0.57) - 0.285;
  return Math.abs(Math.abs(place) - 0.2) < 0.018 || (z > 0.42 && Math.abs(place) < 0.22);
}

function onSeat(x: number, y: number): boolean {
  const side = Math.abs(x);
  if (side < 0.75 || side > 3.6) return false;
  const place = ((side - 0.75) % 0.57) - 0.285;
  const row = (y - firstRow) / rowPitch;
  if (row < 0 || row > rows) return false;
  return Math.abs(place) < 0.22 && (row - Math.floor(row)) * rowPitch < 0.42;
}

/** An empty hall in the afternoon: rows of chairs, and the sun through arched windows. Lengths are in metres. */
export const theSmallHall: Scene = {
  width: 1600,
  height: 1200,
  detail: 0.46,
  paint(canvas) {
    const noise = createNoise(29);
    const camera = createCamera({ from: [-0.5, -2.6, 1.75], to: [0.25, 8, 1.95], zoom: 0.86 }, canvas.aspect);
    const [fromX, fromY, fromZ] = camera.from;
    const ray = { x: 0, y: 0, z: 0 };
    const dusty = sunInTheAir(canvas, camera);
    shade(canvas, (x, y, pixel) => {
      camera.ray(x, y, ray);
      const wallAt = ((ray.x > 0 ? half : -half) - fromX) / ray.x;
      const levelAt = ((ray.z > 0 ? ceiling : 0) - fromZ) / ray.z;
      const endAt = (end - fromY) / ray.y;
      let away = Math.min(wallAt, levelAt, endAt);
      let chair = 0;
      if (ray.z < 0.02) {
        const seatAt = (0.45 - fromZ) / ray.z;
        if (seatAt > 0 && seatAt < away && onSeat(fromX + ray.x * seatAt, fromY + ray.y * seatAt)) {
          away = seatAt;
          chair = 1;
        }
        for (let row = 0; row < rows; row += 1) {
          const backAt = (firstRow + row * rowPitch - fromY) / ray.y;
          if (backAt > away) break;
          if (inChairBack(fromX + ray.x * backAt, fromZ + ray.z * backAt)) {
            away = backAt;
            chair = 2;
            break;
          }
          const legsAt = (firstRow + row * rowPitch + 0.42 - fromY) / ray.y;
          if (legsAt < away && inChairLegs(fromX + ray.x * legsAt, fromZ + ray.z * legsAt)) {
            away = legsAt;
            chair = 2;
            break;
          }
        }
      }
      const px = fromX + ray.x * away;
      const py = fromY + ray.y * away;
      const pz = fromZ + ray.z * away;
      let direct = sunAt(px, py, pz);
      const room = 0.16 + 0.12 * smooth(0, 17, py);
      let red = 0;
      let green = 0;
      let blue = 0;
      if (chair) {
        const lit = chair === 1 ? direct : direct * 0.22;
        const base = 0.055 + (chair === 1 ? 0.03 : 0);
        red = base * (room * 1.6 + lit * sun.r * 3);
        green = base * 0.6 * (room * 1.6 + lit * sun.g * 3);
        blue = base * 0.36 * (room * 1.8 + lit * sun.b * 3);
      } else if (away === levelAt && ray.z < 0) {
        // Chairs throw shadows on the boards.
        const [seatX, seatY] = [px + 0.45 / sunZ, py + (0.45 / sunZ) * sunY];
        if (onSeat(seatX, seatY)) direct *= 0.1;
        const plank = Math.floor((px + 50) / 0.14);
        const joint = smooth(0.001, 0.012, (px + 50) % 0.14);
        const tone =
          (0.8 + 0.2 * noise.at(plank * 7.7, Math.floor(py / 2.3 + plank * 0.37) * 3.1)) *
          (0.55 + 0.45 * joint) *
          (1 + 0.12 * noise.layers(px * 14, py * 1.2, 3));
        // Worn boards mirror a little of the bright end.
        const gloss = 0.05 * smooth(3, 16, py) + 0.03 * direct;
        red = wood.r * tone * (room + direct * sun.r * 1.5) + gloss;
        green = wood.g * tone * (room + direct * sun.g * 1.5) + gloss * 0.8;
        blue = wood.b * tone * (room * 1.15 + direct * sun.b * 1.5) + gloss * 0.6;
      } else if (away === levelAt) {
        const beam = smooth(0.16, 0.12, Math.abs(((py + 0.4) % 3.4) - 0.12));
        const tone = mix(0.5, 0.24, beam) * (1 + 0.1 * noise.layers(px * 6, py * 1.5, 3));
        red = wood.r * tone * room * 2.2;
        green = wood.g * tone * room * 2.2;
        blue = wood.b * tone * room * 2.3;
      } else {
        const onEnd = away === endAt;
        const panel = smooth(1.06, 1.04, pz);
        const rail = smooth(0.05, 0.03, Math.abs(pz - 1.07));
        const stain = 1 + 0.09 * noise.layers((px + py) * 1.2, pz * 1.2, 4);
        const light2 = room * (0.8 + 0.5 * smooth(0, 5, pz)) + direct * 1.1 * (onEnd ? 0.5 : 1);
        const tone = stain * (1 + rail * 0.5);
        red = mix(plaster.r, wood.r * 0.7, panel) * tone * (light2 + direct * (sun.r - 1));
        green = mix(plaster.g, wood.g * 0.7, panel) * tone * (light2 + direct * (sun.g - 1));
        blue = mix(plaster.b, wood.b * 0.7, panel) * tone * (light2 * 1.05 + direct * (sun.b - 1));
        if (!onEnd && px > 0) {
          const pane = windowAt(py, pz);
          red = mix(red, 3.4, pane);
          green = mix(green, 2.7, pane);
          blue = mix(blue, 1.8, pane);
        }
      }
      const dust = sample(dusty, x, y) * 0.02;
      const haze = clamp(1 - Math.exp(-away * 0.018));
      pixel.r = mix(red, 0.2, haze) + dust * sun.r;
      pixel.g = mix(green, 0.15, haze) + dust * sun.g;
      pixel.b = mix(blue, 0.1, haze) + dust * sun.b * 1.05;
    });
    blurCanvas(canvas, 0.0012);
  },
  film: {
    exposure: 1.12,
    contrast: 1.1,
    bloom: 0.2,
    bloomRadius: 0.06,
    shadows: '#2a2438',
    highlights: '#ffe2b4',
    vignette: 0.45,
    grain: 6,
  },
};

/** Dust shows the sun's way through the room. Softly, so a small plane will do. */
function sunInTheAir({ width, height, aspect }: Canvas, camera: ReturnType<typeof createCamera>): Plane {
  const small = createPlane(Math.round(width / 3), Math.round(height / 3));
  const [fromX, fromY, fromZ] = camera.from;
  const ray = { x: 0, y: 0, z: 0 };
  const steps = 28;
  for (let index = 0; index < small.values.length; index += 1) {
    camera.ray(
      (((index % small.width) + 0.5) / small.width) * aspect,
      (Math.floor(index / small.width) + 0.5) / small.height,
      ray,
    );
    const wallAt = ((ray.x > 0 ? half : -half) - fromX) / ray.x;
    const levelAt = ((ray.z > 0 ? ceiling : 0) - fromZ) / ray.z;
    const reach = Math.min(wallAt, levelAt, (end - fromY) / ray.y);
    const jitter = (index * 0.618) % 1;
    let sum = 0;
    for (let step = 0; step < steps; step += 1) {
      const at = ((step + jitter) / steps) * reach;
      sum += sunAt(fromX + ray.x * at, fromY + ray.y * at, fromZ + ray.z * at);
    }
    small.values[index] = (sum / steps) * reach;
  }
  blur(small, 0.008);
  return small;
}

import { createCamera } from '#studio/pictures/brushes/camera.ts';
import { shade } from '#studio/pictures/brushes/canvas.ts';
import { light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { mix, smooth } from '#studio/pictures/brushes/numbers.ts';
import type { Scene } from '#studio/pictures/picture.ts';

const back = 6;
const door = { left: -0.15, right: 0.95, top: 2.25 };
const oak = light('#8b5530', 0.6);
const panel = light('#6f4128', 0.55);

/** Whether a chair is seen here, from the side of its back: place across, and height. */
function inChair(x: number, z: number): boolean {
  const across = Math.abs(x);
  if (z > 0.98 || across > 0.23) return false;
  const post = Math.abs(across - 0.205) < 0.02;
  const rails = z > 0.5 && ((z > 0.86 && z < 0.96) || (z > 0.7 && z < 0.76) || (z > 0.58 && z < 0.62));
  const seat = z > 0.42 && z < 0.48;
  const bar = z > 0.2 && z < 0.225;
  return post || rails || seat || bar;
}

/** A dark wooden room; light falls through an open door, past a chair. Lengths are in metres. */
export const roomsISangIn: Scene = {
  width: 1080,
  height: 1080,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(16);
    const camera = createCamera(
      { from: [0.1, -0.4, 1.35], to: [0.05, back, 1.28], zoom: 1.12 },
      canvas.aspect,
    );
    const [fromX, fromY, fromZ] = camera.from;
    const ray = { x: 0, y: 0, z: 0 };
    const chairAt = { x: 0.2, y: 4.75 };
    /** The lamp behind the door, as seen from a place on the floor: through the opening or not. */
    const throughDoor = (x: number, y: number, soft: number) => {
      const part = (back - y) / (back + 2.6 - y);
      const at = x + (0.75 - x) * part;
      return (
        smooth(door.left - soft, door.left + soft, at) *
        smooth(door.right + soft, door.right - soft, at) *
        smooth(9.5, 2, back - y + 1.4)
      );
    };
    shade(canvas, (x, y, pixel) => {
      camera.ray(x, y, ray);
      const endAt = (back - fromY) / ray.y;
      const floorAt = ray.z < 0 ? -fromZ / ray.z : Infinity;
      const wallAt = ((ray.x > 0 ? 2.7 : -2.7) - fromX) / ray.x;
      const away = Math.min(endAt, floorAt, wallAt > 0 ? wallAt : Infinity);
      const px = fromX + ray.x * away;
      const py = fromY + ray.y * away;
      const pz = fromZ + ray.z * away;
      const chairDepth = (chairAt.y - fromY) / ray.y;
      const glowFrom = Math.exp(-((px - 0.4) ** 2 * 0.5 + (back - py) ** 2 * 0.3));
      if (chairDepth < away && inChair(fromX + ray.x * chairDepth - chairAt.x, fromZ + ray.z * chairDepth)) {
        const side = fromX + ray.x * chairDepth - chairAt.x;
        const rim = smooth(0.19, 0.225, side) * 0.3;
        pixel.r = 0.012 + rim;
        pixel.g = 0.007 + rim * 0.55;
        pixel.b = 0.006 + rim * 0.22;
      } else if (away === floorAt) {
        const plank = Math.floor((px + 50) / 0.17);
        const joint = smooth(0.002, 0.014, (px + 50) % 0.17);
        const grain =
          (0.78 + 0.22 * noise.at(plank * 5.3, Math.floor(py / 1.7 + plank * 0.41))) *
          (0.5 + 0.5 * joint) *
          (1 + 0.16 * noise.layers(px * 16, py * 1.1, 4));
        let lit = throughDoor(px, py, 0.02 + (back - py) * 0.012);
        // The chair stands in the light.
        const part = (chairAt.y - py) / (back + 2.6 - py);
        if (py < chairAt.y) {
          const at = px + (0.75 - px) * part;
          const height = 1.9 * part;
          if (inChair(at - chairAt.x, height)) lit *= 0.12;
        }
        const gloss = lit * 0.06 * smooth(1, 6, py);
        const sum = lit * 1.9 + 0.045 + glowFrom * 0.14;
        pixel.r = oak.r * grain * sum * 1.15 + gloss;
        pixel.g = oak.g * grain * sum + gloss * 0.7;
        pixel.b = oak.b * grain * sum * 0.8 + gloss * 0.4;
      } else {
        const across = away === endAt ? px : py + 3;
        const inDoor = away === endAt && px > door.left && px < door.right && pz < door.top;
        if (inDoor) {
          const fall = 0.85 + 0.35 * smooth(2.3, 0.6, pz) - 0.25 * smooth(0.4, 0.95, px);
          const far = smooth(0.02, 0, Math.abs(pz - 0.55) - 0.004) * 0.1;
          pixel.r = 2.1 * fall - far;
          pixel.g = 1.22 * fall - far;
          pixel.b = 0.52 * fall - far;
        } else {
          const frame =
            away === endAt && px > door.left - 0.11 && px < door.right + 0.11 && pz < door.top + 0.11;
          const place = (across + 40) % 0.62;
          const groove = smooth(0.004, 0.02, Math.min(place, 0.62 - place));
          const inset = smooth(0.03, 0.05, Math.min(Math.abs(place - 0.09), Math.abs(place - 0.53)));
          const rail =
            smooth(0.02, 0.035, Math.abs(pz - 1.05)) *
            smooth(0.02, 0.035, Math.abs(pz - 2.5)) *
            smooth(0.03, 0.06, Math.abs(pz - 0.14));
          const grain =
            (0.62 + 0.38 * groove) *
            (0.8 + 0.2 * inset) *
            (0.7 + 0.3 * rail) *
            (1 + 0.16 * noise.layers(across * 14, pz * 1.2, 4));
          const sum = (0.05 + glowFrom * 0.3) * (frame ? 1.9 : 1);
          pixel.r = panel.r * grain * sum * 1.3;
          pixel.g = panel.g * grain * sum;
          pixel.b = panel.b * grain * sum * 0.8;
        }
      }
      const haze = 0.05 * Math.exp(-((x - 0.53) ** 2 * 7 + (y - 0.52) ** 2 * 4));
      pixel.r = mix(pixel.r, 1, haze);
      pixel.g = mix(pixel.g, 0.62, haze);
      pixel.b = mix(pixel.b, 0.3, haze);
    });
  },
  film: {
    exposure: 1.15,
    contrast: 1.08,
    bloom: 0.2,
    bloomRadius: 0.07,
    shadows: '#2b1c2c',
    highlights: '#ffdda6',
    vignette: 0.5,
    grain: 7,
  },
};

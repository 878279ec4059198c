import { shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { addLand, firsAlong } from '#studio/pictures/brushes/land.ts';
import { addLamp } from '#studio/pictures/brushes/bokeh.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';
import { clamp, distance, mix, smooth } from '#studio/pictures/brushes/numbers.ts';

const moon = { x: 0.47, y: 0.23, radius: 0.034 };

/** Snow under a full moon, a wood below, one lit window. */
export const moonOverMountains: Scene = {
  width: 1280,
  height: 1600,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(19);
    const roll = dice(30);
    const sky = gradient([
      [0, light('#0c1a38', 0.55)],
      [0.35, light('#27406e', 0.5)],
      [0.62, light('#7a8fb0', 0.55)],
    ]);
    shade(canvas, (x, y, pixel) => {
      sky(y, pixel);
      const far = distance(x - moon.x, y - moon.y);
      const cloud = smooth(0, 0.9, noise.layers(x * 1.4, y * 5 + 4, 6) + 0.05);
      const halo = 0.5 * Math.exp(-far * 9) + 0.22 * Math.exp(-far * 3);
      const sheen = halo * (0.75 + cloud * 0.9) + cloud * 0.03;
      pixel.r += sheen * 0.85;
      pixel.g += sheen * 0.95;
      pixel.b += sheen * 1.1;
      const disc = clamp((moon.radius - far) * 500 + 0.5);
      const seas = 1 - 0.28 * smooth(0, 0.5, noise.layers(x * 28, y * 28, 3));
      pixel.r = mix(pixel.r, 3.2 * seas, disc);
      pixel.g = mix(pixel.g, 3.1 * seas, disc);
      pixel.b = mix(pixel.b, 2.8 * seas, disc);
    });
    for (let star = 0; star < 130; star += 1) {
      const [x, y] = [roll(0, canvas.aspect), roll(0, 0.42)];
      if (distance(x - moon.x, y - moon.y) < 0.14) continue;
      addLamp(canvas, { x, y, radius: 0.0003, colour: light('#dfe8ff', roll(0.05, 0.6) ** 2) }, 4);
    }
    const snow = light('#c9d8f0', 0.62);
    const rock = light('#1d2a44', 0.5);
    const haze = light('#8ea3c4', 0.42);
    for (const [base, rise, veil, seed] of [
      [0.6, 0.3, 0.55, 3],
      [0.74, 0.26, 0.28, 13],
    ] as const) {
      const height = (x: number, y: number) => noise.ridges(x * 1.7 + seed, y * 1.7 + seed, 6);
      const top = (x: number) => base - rise * (height(x, 0) - 0.2) - 0.1 * noise.at(x * 1.6 + seed, 4);
      addLand(canvas, top, (x, y, below, pixel) => {
        const slope = (height(x + 0.004, below * 0.9) - height(x - 0.004, below * 0.9)) * 42;
        const lit = clamp(0.42 - slope * 0.4 + 0.25 * noise.layers(x * 26, y * 34, 3));
        const bare = smooth(0.18, 0.62, noise.layers(x * 9 + seed, y * 15, 5) + below * 1.6);
        const white = (1 - bare * 0.85) * lit;
        const mist = clamp(veil + smooth(0.08, 0.34, below) * 0.75);
        pixel.r = mix(mix(rock.r, snow.r, white), haze.r, mist);
        pixel.g = mix(mix(rock.g, snow.g, white), haze.g, mist);
        pixel.b = mix(mix(rock.b, snow.b, white), haze.b, mist);
      });
    }
    for (const [base, tallest, dark, seed] of [
      [0.86, 0.045, 0.35, 1],
      [0.93, 0.09, 0.75, 2],
      [1.0, 0.15, 1, 3],
    ] as const) {
      const firs = firsAlong({ spacing: tallest * 0.2, tallest, roll, until: 1 });
      const wood = light('#0b1524', 0.5);
      addLand(
        canvas,
        (x) => base - 0.05 * noise.layers(x * 2.2 + seed * 9, 1, 3) - firs(x),
        (_, __, below, pixel) => {
          const clear = dark * (1 - smooth(0.02, 0.12, below) * (1 - dark) * 0.8);
          pixel.r = mix(haze.r, wood.r, clear);
          pixel.g = mix(haze.g, wood.g, clear);
          pixel.b = mix(haze.b, wood.b, clear);
        },
      );
      if (seed === 2) addLamp(canvas, { x: 0.27, y: 0.905, radius: 0.0022, colour: light('#ffb45e', 5) }, 16);
    }
  },
  film: {
    exposure: 0.8,
    contrast: 1.1,
    bloom: 0.14,
    bloomRadius: 0.05,
    shadows: '#0d2350',
    highlights: '#f6efe0',
    grain: 5,
  },
};

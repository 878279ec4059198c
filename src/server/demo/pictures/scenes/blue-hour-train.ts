import { blur, blurCanvas } from '#server/demo/pictures/brushes/blur.ts';
import { addBokeh } from '#server/demo/pictures/brushes/bokeh.ts';
import { createCanvas, cover, sample, shade } from '#server/demo/pictures/brushes/canvas.ts';
import { gradient, light } from '#server/demo/pictures/brushes/colour.ts';
import { addLand } from '#server/demo/pictures/brushes/land.ts';
import { createNoise } from '#server/demo/pictures/brushes/noise.ts';
import { clamp, mix, smooth } from '#server/demo/pictures/brushes/numbers.ts';
import { rounded, silhouette, type Point } from '#server/demo/pictures/brushes/shapes.ts';
import type { Scene } from '#server/demo/pictures/picture.ts';
import { dice } from '#shared/art.ts';

const pane: Point[] = rounded(
  [
    [0.14, 0.14],
    [0.18, 0.105],
    [0.4, 0.1],
    [0.8, 0.1],
    [1.2, 0.1],
    [1.42, 0.105],
    [1.46, 0.14],
    [1.465, 0.3],
    [1.465, 0.55],
    [1.46, 0.7],
    [1.42, 0.735],
    [1.2, 0.74],
    [0.8, 0.74],
    [0.4, 0.74],
    [0.18, 0.735],
    [0.14, 0.7],
    [0.135, 0.55],
    [0.135, 0.3],
  ],
  6,
);

/** Where they hang in the glass, and half their widths. */
const ceilingLamps = [
  [0.46, 0.17, 0.16],
  [0.86, 0.205, 0.105],
  [1.115, 0.228, 0.066],
  [1.27, 0.242, 0.04],
] as const;

/** The view from a night train: fields run by, a lamp of the carriage hangs in the glass. */
export const blueHourTrain: Scene = {
  width: 1600,
  height: 1067,
  detail: 0.44,
  paint(canvas) {
    const noise = createNoise(92);
    const roll = dice(27);
    const outside = createCanvas(canvas.width, canvas.height);
    const sky = gradient([
      [0.05, light('#173062', 0.6)],
      [0.3, light('#3f659f', 0.62)],
      [0.44, light('#93a4bf', 0.75)],
      [0.5, light('#f2b98f', 0.9)],
    ]);
    shade(outside, (x, y, pixel) => {
      sky(y, pixel);
      const cloud = smooth(0, 0.8, noise.layers(x * 1.2, y * 9, 5) + 0.05) * smooth(0.52, 0.2, y);
      pixel.r += cloud * 0.05;
      pixel.g += cloud * 0.04;
      pixel.b += cloud * 0.07;
    });
    for (const [base, rise, grain, colour] of [
      [0.5, 0.05, 1.2, light('#4a5b80', 0.5)],
      [0.53, 0.045, 2.2, light('#2b3a5c', 0.45)],
    ] as const) {
      addLand(
        outside,
        (x) => base - rise * noise.layers(x * grain + base * 40, 3, 4),
        (_, __, below, pixel) => {
          const haze = smooth(0.08, 0, below) * 0.3;
          pixel.r = mix(colour.r, 0.3, haze * 0.4);
          pixel.g = mix(colour.g, 0.3, haze * 0.4);
          pixel.b = mix(colour.b, 0.4, haze * 0.4);
        },
      );
    }
    for (let lamp = 0; lamp < 22; lamp += 1) {
      addBokeh(outside, {
        x: roll(0.1, 1.5),
        y: roll(0.515, 0.575),
        radius: roll(0.0025, 0.005),
        colour: light(lamp % 4 ? '#ffb35e' : '#ffe9c4', roll(0.8, 2.5)),
      });
    }
    blurCanvas(outside, 0.012, 0.001);
    // What is near runs by too fast to be seen.
    shade(outside, (x, y, pixel) => {
      const hedge = 0.6 - 0.035 * noise.layers(x * 1.1 + 4, 2, 3);
      const part = smooth(hedge - 0.01, hedge + 0.02, y);
      const streak = noise.layers(x * 0.35, y * 55, 4) * 0.5 + 0.5;
      const near = smooth(0.6, 0.75, y);
      pixel.r = mix(pixel.r, 0.012 + streak * mix(0.014, 0.03, near), part);
      pixel.g = mix(pixel.g, 0.02 + streak * mix(0.022, 0.034, near), part);
      pixel.b = mix(pixel.b, 0.036 + streak * mix(0.045, 0.05, near), part);
    });
    for (const [y, x, length, strength] of [
      [0.63, 0.3, 0.7, 0.9],
      [0.665, 1, 0.5, 0.5],
      [0.58, 0.9, 0.35, 0.6],
    ] as const) {
      shade(outside, (px, py, pixel) => {
        const line =
          Math.exp(-(((py - y) / 0.0035) ** 2)) * smooth(length, length * 0.4, Math.abs(px - x)) * strength;
        pixel.r += line;
        pixel.g += line * 0.6;
        pixel.b += line * 0.28;
      });
    }
    const glass = silhouette(canvas, pane);
    const rubber = { ...glass, values: glass.values.slice() };
    blur(glass, 0.0015);
    blur(rubber, 0.02);
    // Inside: a wall of felt, a sill that takes the last light, and the lamp mirrored in the pane.
    shade(canvas, (x, y, pixel) => {
      const shown = sample(glass, x, y);
      const fabric = 1 + 0.1 * noise.layers(x * 90, y * 90, 2);
      const warm = 0.2 * Math.exp(-((x - 1.62) ** 2 * 3 + (y - 0.3) ** 2 * 4));
      const spill = sample(rubber, x, y) * 0.05;
      const sill = smooth(0.8, 0.808, y);
      const sheen =
        sill *
        (0.05 * smooth(0.98, 0.8, y) * smooth(0.75, 0.2, Math.abs(x - 0.8)) +
          0.03 * smooth(0.012, 0, Math.abs(y - 0.81)));
      const wall = (0.012 + warm * 0.8) * fabric * (1 - sill * 0.35);
      const frame = smooth(0.02, 0.45, sample(rubber, x, y)) * (1 - shown) * 0.8;
      const red = (wall + sheen * 0.8 + spill * 0.4) * (1 - frame) + frame * 0.01;
      const green = (wall * 0.66 + sheen + spill * 0.6) * (1 - frame) + frame * 0.012;
      const blue = (wall * 0.5 + sheen * 1.5 + spill) * (1 - frame) + frame * 0.018;
      // The lamps of the carriage, one behind the other.
      let mirrored = 0.03 * smooth(0.9, 1.5, x) * smooth(0.1, 0.7, y);
      for (const [lampX, lampY, wide] of ceilingLamps) {
        const bar =
          smooth(wide, wide * 0.86, Math.abs(x - lampX)) * Math.exp(-(((y - lampY) / (wide * 0.11)) ** 2));
        mirrored +=
          bar * 0.5 +
          0.06 * Math.exp(-(((x - lampX) / (wide * 1.3)) ** 2 + ((y - lampY) / (wide * 0.6)) ** 2));
      }
      pixel.r = mix(red, sample(outside.red, x, y) * 0.92 + mirrored, shown);
      pixel.g = mix(green, sample(outside.green, x, y) * 0.95 + mirrored * 0.62, shown);
      pixel.b = mix(blue, sample(outside.blue, x, y) + mirrored * 0.34, shown);
    });
    cover(canvas, dropsOn(canvas, roll), light('#9fb4d8', 0.5), 0.35);
  },
  film: {
    exposure: 1.15,
    contrast: 1.08,
    bloom: 0.18,
    shadows: '#10275a',
    highlights: '#ffe0b8',
    vignette: 0.45,
    grain: 6,
  },
};

/** A little rain that the wind has drawn along the pane. */
function dropsOn(canvas: Parameters<typeof silhouette>[0], roll: (from: number, to: number) => number) {
  const drops = Array.from({ length: 70 }, () => {
    const [x, y, length] = [
      roll(0.18, 1.42),
      roll(0.13, 0.71),
      roll(0.004, 0.03) * clamp(roll(-0.5, 1.2), 0.2, 1),
    ];
    return rounded(
      [
        [x, y],
        [x + length, y + length * 0.22 + 0.0012],
        [x + length, y + length * 0.22 - 0.0012],
      ],
      3,
    );
  });
  const wet = silhouette(canvas, ...drops);
  blur(wet, 0.0018);
  return wet;
}

import { blurCanvas } from '#studio/pictures/brushes/blur.ts';
import { addBokeh } from '#studio/pictures/brushes/bokeh.ts';
import { sample, shade, type Canvas } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';
import { clamp, smooth } from '#studio/pictures/brushes/numbers.ts';

type Roll = (from: number, to: number) => number;

/** A street at night, seen through a wet pane. */
export const rainOnTheWindow: Scene = {
  width: 1600,
  height: 1068,
  detail: 1.25,
  paint(canvas) {
    const roll = dice(64);
    paintStreet(canvas, roll);
    const street = copyOf(canvas);
    blurCanvas(street, 0.008);
    for (const drop of dropsOn(canvas, roll)) addDrop(canvas, street, drop);
  },
  film: {
    exposure: 1.05,
    contrast: 1.12,
    bloom: 0.2,
    bloomRadius: 0.06,
    shadows: '#10294a',
    highlights: '#ffd9ad',
    vignette: 0.45,
    grain: 6,
  },
};

function paintStreet(canvas: Canvas, roll: Roll): void {
  const noise = createNoise(31);
  const ground = gradient([
    [0, light('#101d33', 0.5)],
    [0.45, light('#2b3d5c', 0.5)],
    [0.6, light('#4a3d4a', 0.45)],
    [1, light('#12141f', 0.4)],
  ]);
  shade(canvas, (x, y, pixel) => {
    ground(y, pixel);
    const walls =
      smooth(0.25, 0.9, Math.abs(x - 0.78) + 0.1 * noise.layers(x * 3, y * 2, 3)) * smooth(0.62, 0.5, y);
    pixel.r *= 1 - walls * 0.6;
    pixel.g *= 1 - walls * 0.6;
    pixel.b *= 1 - walls * 0.5;
  });
  blurCanvas(canvas, 0.03);
  const add = (
    colours: string[],
    count: number,
    place: () => { x: number; y: number; radius: number; strength: number },
  ) => {
    for (let spot = 0; spot < count; spot += 1) {
      const { x, y, radius, strength } = place();
      const colour = light(colours[Math.floor(roll(0, colours.length))] ?? '#ffffff', strength);
      addBokeh(canvas, { x, y, radius, colour, bite: 0.35 });
      // The wet road mirrors it.
      addBokeh(canvas, {
        x: x + roll(-0.01, 0.01),
        y: 1.22 - y * 0.98,
        radius: radius * 1.1,
        colour: { r: colour.r * 0.3, g: colour.g * 0.3, b: colour.b * 0.3 },
        bite: 0.35,
      });
    }
  };
  add(['#ffb050', '#ff9a3c', '#ffc67c'], 16, () => {
    const near = roll(0, 1);
    const side = roll(0, 1) < 0.5 ? -1 : 1;
    return {
      x: 0.78 + side * (0.1 + near * 0.62),
      y: 0.46 - near * 0.34 + roll(-0.02, 0.02),
      radius: 0.022 + near * 0.04,
      strength: 0.9 - near * 0.4,
    };
  });
  add(['#ff3b30', '#ff5a3c'], 13, () => ({
    x: roll(0.82, 1.25),
    y: roll(0.55, 0.66),
    radius: roll(0.02, 0.046),
    strength: roll(0.35, 0.8),
  }));
  add(['#fff0d0', '#ffe2b0'], 9, () => ({
    x: roll(0.3, 0.74),
    y: roll(0.55, 0.66),
    radius: roll(0.022, 0.05),
    strength: roll(0.35, 0.7),
  }));
  add(['#38c6c0', '#4f8cff', '#d65adf', '#4fd08a'], 12, () => ({
    x: roll(0, 1.6),
    y: roll(0.24, 0.56),
    radius: roll(0.018, 0.05),
    strength: roll(0.12, 0.4),
  }));
  blurCanvas(canvas, 0.006);
}

function copyOf(canvas: Canvas): Canvas {
  const [red, green, blue] = [canvas.red, canvas.green, canvas.blue].map((plane) => ({
    ...plane,
    values: plane.values.slice(),
  }));
  return red && green && blue ? { ...canvas, red, green, blue } : canvas;
}

type Drop = { x: number; y: number; radius: number; tall: number };

function dropsOn({ aspect }: Canvas, roll: Roll): Drop[] {
  const beads = Array.from({ length: 620 }, () => ({
    x: roll(0, aspect),
    y: roll(0, 1),
    radius: 0.002 + roll(0, 1) ** 4 * 0.011,
    tall: roll(0.95, 1.15),
  }));
  const large = Array.from({ length: 46 }, () => ({
    x: roll(0, aspect),
    y: roll(0, 1),
    radius: roll(0.011, 0.027),
    tall: roll(1, 1.3),
  }));
  // Some have run down and left small ones behind.
  const runs = Array.from({ length: 13 }, () => ({
    x: roll(0, aspect),
    y: roll(0.25, 0.95),
    length: roll(0.15, 0.5),
  })).flatMap(({ x, y, length }) => [
    { x, y, radius: roll(0.014, 0.02), tall: 1.5 },
    ...Array.from({ length: Math.round(length * 34) }, (_, step) => {
      const above = (step + roll(0, 1.6)) / 34;
      return {
        x: x + Math.sin(above * 14 + x * 40) * 0.006,
        y: y - 0.02 - above,
        radius: 0.002 + roll(0, 1) ** 2 * 0.006,
        tall: roll(1, 1.6),
      };
    }),
  ]);
  return [...beads, ...runs, ...large];
}

/** Each drop is a lens: it shows the street upside down, dark along its upper edge, with a spark of light. */
function addDrop(
  { width, height, red, green, blue }: Canvas,
  street: Canvas,
  { x, y, radius, tall }: Drop,
): void {
  const [across, down] = [radius * height, radius * tall * height];
  const [left, top] = [x * height - across, y * height - down];
  for (let row = Math.max(0, Math.floor(top)); row < Math.min(height, top + 2 * down + 1); row += 1) {
    for (
      let column = Math.max(0, Math.floor(left));
      column < Math.min(width, left + 2 * across + 1);
      column += 1
    ) {
      const offX = (column + 0.5 - x * height) / across;
      const offY = (row + 0.5 - y * height) / down;
      const far = offX * offX + offY * offY;
      const inside = clamp((1 - Math.sqrt(far)) * across + 0.5);
      if (inside === 0) continue;
      const bend = 0.25 + 0.75 * far;
      const fromX = x - offX * bend * 0.34;
      const fromY = clamp(0.52 + (y - 0.5) * 0.35 - offY * bend * 0.42, 0.02, 0.98);
      const edge = 1 - 0.75 * smooth(0.35, 1.05, far) * (0.6 - 0.4 * offY);
      const spark = 0.5 * Math.exp(-((offX + 0.35) ** 2 + (offY + 0.45) ** 2) * 26);
      const index = row * width + column;
      for (const [plane, from] of [
        [red, street.red],
        [green, street.green],
        [blue, street.blue],
      ] as const) {
        const seen = sample(from, fromX, fromY) * 1.35 * edge + 0.01 + spark * 0.5;
        const before = plane.values[index] ?? 0;
        plane.values[index] = before + (seen - before) * inside;
      }
    }
  }
}

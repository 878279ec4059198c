import { addLamp } from '#studio/pictures/brushes/bokeh.ts';
import { blur } from '#studio/pictures/brushes/blur.ts';
import { cover, shade, type Canvas } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { createNoise, type Noise } from '#studio/pictures/brushes/noise.ts';
import { mix, smooth } from '#studio/pictures/brushes/numbers.ts';
import { placed, rounded, silhouette, stroke, type Point } from '#studio/pictures/brushes/shapes.ts';
import { addStreak, mirror, quay, type Lamp } from '#studio/pictures/scenes/harbour-water.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';

type Roll = (from: number, to: number) => number;

/** The harbour after sunset, from the other side of the water. */
export const harbourLights: Scene = {
  width: 1600,
  height: 672,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(58);
    const roll = dice(101);
    const sky = gradient([
      [0, light('#10234a', 0.5)],
      [0.25, light('#2f4b7c', 0.5)],
      [0.38, light('#8f86a8', 0.7)],
      [0.47, light('#f2ad7c', 1.1)],
      [0.5, light('#ffb878', 1.2)],
    ]);
    shade(canvas, (x, y, pixel) => {
      sky(Math.min(quay, y), pixel);
      const cloud = smooth(0.05, 0.8, noise.layers(x * 1.4 + 2, y * 8, 5) + 0.1);
      pixel.r += cloud * 0.06 * smooth(0, 0.5, y);
      pixel.g += cloud * 0.025;
      pixel.b += cloud * 0.02;
    });
    paintTown(canvas, noise, roll);
    const lamps = lampsOf(canvas, noise, roll);
    for (const lamp of lamps) addLamp(canvas, lamp, 12);
    mirror(canvas, noise);
    for (const lamp of lamps) addStreak(canvas, lamp, noise);
    addBoats(canvas, roll);
  },
  film: {
    exposure: 1.05,
    contrast: 1.1,
    bloom: 0.2,
    bloomRadius: 0.05,
    shadows: '#0f2a55',
    highlights: '#ffd8a4',
    vignette: 0.4,
    grain: 5,
  },
};

/** Hills, and houses on them. */
function hill(x: number, noise: Noise): number {
  return (
    quay -
    0.1 * Math.exp(-((x - 1.75) ** 2) * 3.5) -
    0.07 * Math.exp(-((x - 0.45) ** 2) * 5) -
    0.025 * (1 + noise.layers(x * 3, 4, 4))
  );
}

function paintTown(canvas: Canvas, noise: Noise, roll: Roll): void {
  const ridge = [
    ...Array.from({ length: 200 }, (_, step): Point => [
      (step / 199) * 2.5 - 0.05,
      hill((step / 199) * 2.5 - 0.05, noise),
    ]),
    [2.6, quay + 0.01],
    [-0.1, quay + 0.01],
  ] as Point[];
  cover(canvas, silhouette(canvas, ridge), light('#1b2440', 0.5));
  const houses: Point[][] = [];
  for (let x = -0.02; x < 2.45; x += roll(0.016, 0.05)) {
    const wide = roll(0.018, 0.045);
    const foot = mix(quay + 0.004, hill(x, noise), roll(0, 0.75));
    const top = foot - roll(0.02, 0.05);
    houses.push([
      [x, foot + 0.03],
      [x, top],
      [x + wide / 2, top - roll(0.004, 0.016)],
      [x + wide, top],
      [x + wide, foot + 0.03],
    ]);
  }
  const church: Point[] = [
    [1.7, quay],
    [1.7, 0.36],
    [1.713, 0.31],
    [1.726, 0.36],
    [1.726, quay],
  ];
  cover(canvas, silhouette(canvas, ...houses, church), light('#0e1428', 0.5));
}

function lampsOf(canvas: Canvas, noise: Noise, roll: Roll): Lamp[] {
  const colours = ['#ffb35a', '#ffa24a', '#ffd08a', '#ffe6bd', '#ff8a4a'];
  const colour = (strength: number) =>
    light(colours[Math.floor(roll(0, colours.length))] ?? '#ffb35a', strength);
  const along = Array.from({ length: 34 }, (_, index) => ({
    x: (index + roll(0.1, 0.9)) * 0.071,
    y: quay - roll(0.008, 0.022),
    radius: 0.0026,
    colour: colour(roll(1.2, 4)),
  }));
  const windows = Array.from({ length: 130 }, () => {
    const x = roll(0, canvas.aspect);
    return {
      x,
      y: mix(quay - 0.005, hill(x, noise), roll(0.05, 0.85) ** 1.3),
      radius: 0.0011,
      colour: colour(roll(0.3, 1.3)),
    };
  });
  const signals = [
    { x: 0.98, y: quay - 0.035, radius: 0.0032, colour: light('#ff4636', 4) },
    { x: 1.2, y: quay - 0.035, radius: 0.0032, colour: light('#3fe08a', 3.2) },
  ];
  return [...along, ...windows, ...signals];
}

const hull: Point[] = rounded([
  [-0.5, -0.05],
  [-0.2, -0.02],
  [0.2, -0.03],
  [0.52, -0.12],
  [0.44, 0.03],
  [0.3, 0.08],
  [-0.35, 0.08],
  [-0.47, 0.03],
]);

function addBoats(canvas: Canvas, roll: Roll): void {
  const boats = [
    { at: [0.62, 0.66], size: 0.2 },
    { at: [0.28, 0.585], size: 0.11 },
    { at: [2.02, 0.625], size: 0.15 },
    { at: [1.42, 0.56], size: 0.075 },
  ] as const;
  for (const { at, size } of boats) {
    const lean = roll(-0.03, 0.03);
    const parts: Point[][] = [
      hull,
      [
        [-0.2, 0],
        [-0.16, -0.13],
        [0.08, -0.13],
        [0.14, 0],
      ],
      stroke(
        [
          [0.05, 0],
          [0.05, -1.35],
        ],
        0.016,
      ),
      stroke(
        [
          [0.05, -0.22],
          [-0.42, -0.19],
        ],
        0.022,
      ),
      stroke(
        [
          [0.05, -1.33],
          [0.5, -0.1],
        ],
        0.005,
      ),
      stroke(
        [
          [0.05, -1.33],
          [-0.48, -0.05],
        ],
        0.005,
      ),
    ];
    const upright = parts.map((part) => placed(part, { at, size, turn: lean }));
    const mirrored = parts.map((part) =>
      placed(
        part.map(([x, y]): Point => [x + Math.sin(y * 26) * 0.02 * Math.abs(y), 0.12 - y * 0.6]),
        { at, size, turn: -lean },
      ),
    );
    const reflection = silhouette(canvas, ...mirrored);
    blur(reflection, 0.004, 0.008);
    cover(canvas, reflection, light('#0b1226', 0.4), 0.7);
    cover(canvas, silhouette(canvas, ...upright), light('#0a0e1c', 0.4));
  }
}

import { blur, blurCanvas } from '#server/demo/pictures/brushes/blur.ts';
import { addBokeh } from '#server/demo/pictures/brushes/bokeh.ts';
import { cover, glow, shade, type Canvas, type Plane } from '#server/demo/pictures/brushes/canvas.ts';
import { gradient, light, type Light } from '#server/demo/pictures/brushes/colour.ts';
import { createNoise } from '#server/demo/pictures/brushes/noise.ts';
import { distance, smooth } from '#server/demo/pictures/brushes/numbers.ts';
import { singerWithGuitar } from '#server/demo/pictures/brushes/singer.ts';
import {
  curve,
  ellipse,
  placed,
  silhouette,
  stroke,
  type Point,
} from '#server/demo/pictures/brushes/shapes.ts';
import { draw, type Scene } from '#server/demo/pictures/picture.ts';
import { dice } from '#shared/art.ts';

const horizon = 0.66;
const sun = { x: 1.13, y: 0.56 };
const figure = { at: [0.98, 0.2] as Point, size: 1.3 };

/** The singer before the sea at dusk, under strings of lamps. */
const scene: Scene = {
  width: 2400,
  height: 1600,
  detail: 0.35,
  paint(canvas) {
    paintDusk(canvas);
    addFigure(canvas);
  },
  film: {
    exposure: 0.85,
    contrast: 1.1,
    bloom: 0.2,
    bloomRadius: 0.07,
    shadows: '#16284f',
    highlights: '#ffd6a0',
    vignette: 0.5,
    grain: 5,
  },
};

function paintDusk(canvas: Canvas): void {
  const noise = createNoise(11);
  const roll = dice(8);
  const sky = gradient([
    [0, light('#15294f', 0.5)],
    [0.25, light('#40517f', 0.55)],
    [0.45, light('#b07a86', 0.75)],
    [0.6, light('#f39a62', 1.05)],
    [0.66, light('#ffb46c', 1.25)],
  ]);
  const sea = gradient([
    [0, light('#e58e62', 0.7)],
    [0.08, light('#8d5f6c', 0.45)],
    [0.34, light('#1c2a48', 0.35)],
  ]);
  shade(canvas, (x, y, pixel) => {
    if (y > horizon) sea(y - horizon, pixel);
    else {
      sky(y, pixel);
      const cloud = smooth(0.05, 0.8, noise.layers(x * 1.2 + 1, y * 6 + x, 5) + 0.1);
      const near = Math.exp(-distance(x - sun.x, y - sun.y) * 2);
      pixel.r += cloud * (0.03 + near * 0.4);
      pixel.g += cloud * (0.015 + near * 0.14);
      pixel.b += cloud * 0.02;
    }
    const far = distance(x - sun.x, (y - sun.y) * 1.2);
    const halo = 1.5 * Math.exp(-far * 8) + 0.5 * Math.exp(-far * 3);
    pixel.r += halo * 1.1;
    pixel.g += halo * 0.55;
    pixel.b += halo * 0.2;
  });
  blurCanvas(canvas, 0.012);
  // The glitter on the water, and lamps over the terrace: all out of focus.
  for (let spark = 0; spark < 190; spark += 1) {
    const below = roll(0, 1) ** 1.7 * 0.34;
    const x = sun.x + (roll(-1, 1) + roll(-1, 1)) * (0.11 + below * 0.55);
    const strength = roll(0.05, 0.5) * Math.exp(-Math.abs(x - sun.x) * 2.4);
    addBokeh(canvas, {
      x,
      y: horizon + 0.012 + below,
      radius: 0.007 + below * 0.07,
      colour: light('#ffb066', strength),
      bite: 0.3,
    });
  }
  const strings = [
    { from: [-0.1, 0.2], to: [1.7, 0.1], sag: 0.13, count: 19, radius: 0.017, strength: 0.8 },
    { from: [-0.2, 0.02], to: [1.75, 0.26], sag: 0.1, count: 13, radius: 0.028, strength: 0.7 },
  ] as const;
  for (const { from, to, sag, count, radius, strength } of strings) {
    for (let lamp = 0; lamp < count; lamp += 1) {
      const part = (lamp + 0.5) / count;
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part) * 0.7;
      addBokeh(canvas, {
        x,
        y,
        radius: radius * roll(0.9, 1.1),
        colour: light('#ffb865', strength * roll(0.7, 1.1)),
        bite: 0.4,
      });
    }
  }
  blurCanvas(canvas, 0.002);
}

const dark = light('#0d0a12', 0.6);

function addFigure(canvas: Canvas): void {
  const singer = singerWithGuitar();
  const mouth: Point = [figure.at[0] - 0.12, figure.at[1] + 0.135];
  const stand = [
    stroke(
      curve([
        [0.7, 1.1],
        [0.735, 0.62],
        [0.76, 0.42],
      ]),
      0.011,
    ),
    stroke(
      [
        [0.76, 0.43],
        [mouth[0] - 0.02, mouth[1] + 0.022],
      ],
      0.012,
    ),
    stroke(
      [
        [mouth[0] - 0.075, mouth[1] + 0.058],
        [mouth[0] - 0.018, mouth[1] + 0.016],
      ],
      (part) => 0.014 + 0.012 * part,
    ),
    ellipse([mouth[0] - 0.006, mouth[1] + 0.008], 0.02, 0.024, 0.9),
  ];
  const shapeOf = (outlines: Point[][]) =>
    silhouette(canvas, ...outlines.map((outline) => placed(outline, figure)));
  const whole = shapeOf([...singer.body, ...singer.guitar, ...singer.forearms]);
  cover(canvas, whole, dark);
  // What lies before the body is only just told from it.
  addEdges(canvas, shapeOf(singer.guitar), 0.14);
  const strings = [-2, -1, 0, 1, 2].map((string) =>
    placed(
      stroke(
        [
          [-0.15, string * 0.011],
          [0.73, string * 0.007],
        ],
        0.0035,
      ),
      { at: [-0.05, 0.415], turn: -0.4, size: 0.46 },
    ),
  );
  glow(canvas, shapeOf(strings), light('#ffb878', 0.1));
  const forearms = shapeOf(singer.forearms);
  cover(canvas, forearms, dark);
  addEdges(canvas, forearms, 0.14);
  addEdges(canvas, whole, 1);
  const microphone = silhouette(canvas, ...stand);
  cover(canvas, microphone, dark);
  addEdges(canvas, microphone, 1);
}

/** The sun along its right edges, and a little of the sky along the left ones. */
function addEdges(canvas: Canvas, shape: Plane, strength: number): void {
  const soft = { ...shape, values: shape.values.slice() };
  blur(soft, 0.004);
  addEdge(canvas, shape, soft, { x: 0.005, y: -0.002 }, light('#ffa050', 1.25 * strength));
  addEdge(canvas, shape, soft, { x: -0.004, y: -0.004 }, light('#7d8fc0', 0.4 * strength));
}

function addEdge(
  canvas: Canvas,
  shape: Plane,
  soft: Plane,
  towards: { x: number; y: number },
  colour: Light,
): void {
  const shift = Math.round(towards.y * canvas.height) * canvas.width + Math.round(towards.x * canvas.height);
  let index = 0;
  shade(canvas, (x, y, pixel) => {
    const lit =
      (shape.values[index] ?? 0) * Math.max(0, (soft.values[index] ?? 0) - (soft.values[index + shift] ?? 0));
    index += 1;
    if (lit < 0.001) return;
    const near = 0.35 + Math.exp(-distance(x - sun.x, y - sun.y) * 2);
    pixel.r += lit * near * colour.r * 2;
    pixel.g += lit * near * colour.g * 2;
    pixel.b += lit * near * colour.b * 2;
  });
}

export const hero = {
  title: 'Before the first song',
  alt: 'A singer with a guitar at a microphone, dark against the sea at dusk, under strings of lamps',
  draw: (): Promise<Buffer> => draw(scene),
};

import { addBeams, smokeOver } from '#server/demo/pictures/brushes/beams.ts';
import { addLamp } from '#server/demo/pictures/brushes/bokeh.ts';
import { cover, createCanvas, createPlane, shade, type Plane } from '#server/demo/pictures/brushes/canvas.ts';
import { light } from '#server/demo/pictures/brushes/colour.ts';
import { createNoise } from '#server/demo/pictures/brushes/noise.ts';
import { distance, mix } from '#server/demo/pictures/brushes/numbers.ts';
import { listener } from '#server/demo/pictures/brushes/listener.ts';
import { singerWithGuitar } from '#server/demo/pictures/brushes/singer.ts';
import { placed, silhouette, stroke, type Point } from '#server/demo/pictures/brushes/shapes.ts';
import { hall } from '#server/demo/pictures/clips/ambience.ts';
import type { Motion } from '#server/demo/pictures/clips/write-clip.ts';
import { dice } from '#shared/art.ts';

const singerAt = { x: 0.88, y: 0.34 };

/** Lights that sweep over a stage while somebody sings. */
export const stageLights: Motion = {
  width: 1280,
  height: 720,
  seconds: 6,
  detail: 0.25,
  drawEvery: 3,
  sound: hall,
  begin(size) {
    const noise = createNoise(5);
    const roll = dice(140);
    const clouds = [smokeOver(size, noise), smokeOver(size, noise, 0.7)] as const;
    const smoke = createPlane(size.width, size.height);
    const still = createCanvas(size.width, size.height);
    const figure = Object.values(singerWithGuitar())
      .flat()
      .map((outline) => placed(outline, { at: [singerAt.x, singerAt.y], size: 0.44 }));
    const stand = stroke(
      [
        [0.812, 0.8],
        [0.818, 0.44],
        [0.852, 0.382],
      ],
      0.005,
    );
    const singer = silhouette(still, ...figure, stand);
    const crowd: Point[][] = [
      [
        [-0.1, 0.77],
        [1.9, 0.77],
        [1.9, 1.1],
        [-0.1, 1.1],
      ],
    ];
    for (let x = roll(-0.1, 0.05); x < 1.9; x += 0.2 * roll(0.8, 1.25)) {
      const at = [x, 0.645 + roll(-0.025, 0.035)] as const;
      crowd.push(...listener(roll).map((outline) => placed(outline, { at, size: 0.2 })));
    }
    const audience = silhouette(still, ...crowd);
    const lamps = [
      { x: 0.2, angle: 0.62, sweep: 0.2, colour: light('#5f83ff', 1.2), shift: 0 },
      { x: 0.52, angle: 0.3, sweep: -0.16, colour: light('#ff9a4a', 1.3), shift: 0.3 },
      { x: 0.88, angle: 0, sweep: 0.05, colour: light('#ffc27a', 1.5), shift: 0.1 },
      { x: 1.24, angle: -0.3, sweep: 0.16, colour: light('#ff9a4a', 1.3), shift: 0.3 },
      { x: 1.56, angle: -0.62, sweep: -0.2, colour: light('#e2597c', 1.2), shift: 0 },
    ];
    return (canvas, moment) => {
      const turn = (shift: number) => Math.sin(2 * Math.PI * (moment + shift));
      const breath = 0.5 + 0.08 * turn(0.5);
      shade(canvas, (x, y, pixel) => {
        const far = distance((x - singerAt.x) * 0.8, y - 0.55);
        const haze = breath / (1 + far * far * 26);
        pixel.r = 0.02 + haze;
        pixel.g = 0.009 + haze * 0.3;
        pixel.b = 0.018 + haze * 0.09;
      });
      const beams = lamps.map(({ x, angle, sweep, colour, shift }) => ({
        x,
        y: -0.03,
        angle: angle + sweep * turn(shift),
        width: 0.1,
        colour,
        reach: 0.6,
      }));
      mixInto(smoke, clouds, 0.5 + 0.5 * turn(0));
      addBeams(canvas, beams, smoke);
      for (const { x, colour } of lamps)
        addLamp(
          canvas,
          { x, y: 0, radius: 0.012, colour: { r: colour.r * 3, g: colour.g * 3, b: colour.b * 3 } },
          8,
        );
      cover(canvas, singer, light('#160a0e', 0.4));
      cover(canvas, audience, light('#0b0609', 0.4));
    };
  },
  film: {
    exposure: 1,
    contrast: 1.12,
    bloom: 0.2,
    bloomRadius: 0.06,
    shadows: '#2b1840',
    highlights: '#ffd9a6',
    vignette: 0.4,
  },
};

function mixInto(into: Plane, [one, other]: readonly [Plane, Plane], part: number): void {
  for (let index = 0; index < into.values.length; index += 1) {
    into.values[index] = mix(one.values[index] ?? 0, other.values[index] ?? 0, part);
  }
}

import { addBeams, smokeOver, type Beam } from '#server/demo/pictures/brushes/beams.ts';
import { blur } from '#server/demo/pictures/brushes/blur.ts';
import { addLamp } from '#server/demo/pictures/brushes/bokeh.ts';
import { cover, shade } from '#server/demo/pictures/brushes/canvas.ts';
import { light } from '#server/demo/pictures/brushes/colour.ts';
import { createNoise } from '#server/demo/pictures/brushes/noise.ts';
import { listener } from '#server/demo/pictures/brushes/listener.ts';
import { singerWithGuitar } from '#server/demo/pictures/brushes/singer.ts';
import { placed, silhouette, stroke } from '#server/demo/pictures/brushes/shapes.ts';
import type { Scene } from '#server/demo/pictures/picture.ts';
import { dice } from '#shared/art.ts';
import { distance, smooth } from '#server/demo/pictures/brushes/numbers.ts';

/** A small hall during a song, over the heads of those who listen. */
export const fromTheBack: Scene = {
  width: 1600,
  height: 1067,
  detail: 0.52,
  paint(canvas) {
    const noise = createNoise(5);
    const roll = dice(77);
    const stage = { x: 0.78, y: 0.66 };
    const base = light('#2a1526', 0.35);
    const warm = light('#ff8a3d', 1);
    shade(canvas, (x, y, pixel) => {
      const far = distance((x - stage.x) * 0.8, y - stage.y + 0.1);
      const haze = Math.exp(-far * far * 11) * (0.8 + 0.35 * noise.layers(x * 2.5, y * 3, 4));
      pixel.r = base.r + warm.r * haze * 0.6;
      pixel.g = base.g + warm.g * haze * 0.6;
      pixel.b = base.b + warm.b * haze * 0.6;
    });
    const amber = light('#ffb163', 1.5);
    const rose = light('#e2597c', 1.1);
    const blue = light('#5f83ff', 1.1);
    const beams: Beam[] = [
      { x: 0.2, y: -0.02, angle: 0.72, width: 0.1, colour: blue, reach: 0.5 },
      { x: 0.42, y: -0.03, angle: 0.46, width: 0.09, colour: rose, reach: 0.5 },
      { x: 0.62, y: -0.03, angle: 0.22, width: 0.085, colour: amber, reach: 0.7 },
      { x: 0.78, y: -0.03, angle: 0, width: 0.1, colour: amber, reach: 0.9 },
      { x: 0.94, y: -0.03, angle: -0.22, width: 0.085, colour: amber, reach: 0.7 },
      { x: 1.14, y: -0.03, angle: -0.46, width: 0.09, colour: rose, reach: 0.5 },
      { x: 1.36, y: -0.02, angle: -0.72, width: 0.1, colour: blue, reach: 0.5 },
    ];
    addBeams(canvas, beams, smokeOver(canvas, noise));
    for (const { x, colour } of beams) {
      const lamp = { r: colour.r * 3, g: colour.g * 3, b: colour.b * 3 };
      addLamp(canvas, { x, y: -0.002, radius: 0.011, colour: lamp }, 9);
    }
    const figure = Object.values(singerWithGuitar())
      .flat()
      .map((outline) => placed(outline, { at: [stage.x, 0.37], size: 0.36 }));
    const stand = stroke(
      [
        [0.725, 0.74],
        [0.728, 0.45],
        [0.757, 0.404],
      ],
      0.0035,
    );
    const singer = silhouette(canvas, ...figure, stand);
    cover(canvas, singer, light('#1a0c10', 0.4));
    const floor = silhouette(canvas, [
      [-0.1, 0.725],
      [1.7, 0.725],
      [1.7, 1.2],
      [-0.1, 1.2],
    ]);
    cover(canvas, floor, light('#12080d', 0.5));
    const rows = [
      { y: 0.7, size: 0.105, soft: 0.0022, colour: light('#2b141b', 0.42) },
      { y: 0.765, size: 0.16, soft: 0.003, colour: light('#170b12', 0.4) },
      { y: 0.85, size: 0.26, soft: 0.006, colour: light('#0a0509', 0.35) },
    ];
    for (const { y, size, soft, colour } of rows) {
      const crowd = [];
      for (let x = roll(-0.1, 0.05); x < 1.7; x += size * roll(0.82, 1.25)) {
        const at = [x, y + roll(-0.25, 0.18) * size] as const;
        const scale = size * roll(0.9, 1.1);
        crowd.push(...listener(roll).map((outline) => placed(outline, { at, size: scale })));
      }
      const heads = silhouette(canvas, ...crowd);
      blur(heads, soft);
      cover(canvas, heads, colour);
      // Light from the stage lies on what looks up to it.
      const shift = Math.round((soft * 1.5 + size * 0.035) * canvas.height) * canvas.width;
      shade(canvas, (x, yy, pixel) => {
        const index = Math.floor(yy * canvas.height) * canvas.width + Math.floor(x * canvas.height);
        const edge = (heads.values[index] ?? 0) - (heads.values[index - shift] ?? 0);
        if (edge <= 0) return;
        const near = Math.exp(-Math.abs(x - stage.x) * 1.9) * smooth(1, 0.7, yy) * 0.7;
        pixel.r += edge * near * 0.9;
        pixel.g += edge * near * 0.4;
        pixel.b += edge * near * 0.2;
      });
    }
  },
  film: {
    exposure: 1,
    contrast: 1.12,
    bloom: 0.22,
    bloomRadius: 0.06,
    shadows: '#2b1840',
    highlights: '#ffd9a6',
    grain: 6,
  },
};

import { shade } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { addLand, firsAlong } from '#studio/pictures/brushes/land.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';
import { distance, mix, smooth } from '#studio/pictures/brushes/numbers.ts';

const layers = 7;

/** Ridge behind ridge, each paler than the one before it, with fog in the valleys. */
export const hillsInFog: Scene = {
  width: 1600,
  height: 704,
  detail: 1.25,
  paint(canvas) {
    const noise = createNoise(7);
    const roll = dice(12);
    const sky = gradient([
      [0, light('#8fa3b8', 0.75)],
      [0.25, light('#c3bfba', 0.85)],
      [0.42, light('#f3cfa4', 1.05)],
      [0.6, light('#f2d3b0', 1)],
    ]);
    shade(canvas, (x, y, pixel) => {
      sky(y + noise.layers(x * 0.9, y * 5, 4) * 0.05, pixel);
      const sun = Math.exp(-distance(x - 1.62, (y - 0.34) * 1.3) * 4.2);
      pixel.r += sun * 0.9;
      pixel.g += sun * 0.6;
      pixel.b += sun * 0.28;
    });
    const near = light('#16242a', 0.55);
    const far = light('#b7b3b6', 0.85);
    const fog = light('#e6d3bd', 0.92);
    for (let layer = 0; layer < layers; layer += 1) {
      const part = layer / (layers - 1);
      const base = mix(0.4, 0.9, part ** 1.25);
      const rise = mix(0.09, 0.17, part);
      const firs = firsAlong({
        spacing: mix(0.003, 0.022, part * part),
        tallest: mix(0.006, 0.085, part * part),
        roll,
        until: canvas.aspect,
      });
      const ground = (x: number) =>
        base - rise * noise.layers(x * mix(1.3, 1.9, part) + layer * 7.3, layer * 3.1, 5, 0.45);
      const line = Float32Array.from({ length: canvas.width }, (_, column) => ground(column / canvas.height));
      const clear = part ** 0.8;
      addLand(
        canvas,
        (x) => ground(x) - firs(x),
        (x, y, _, pixel) => {
          const below = y - (line[Math.floor(x * canvas.height)] ?? 0) + 0.03;
          const mist =
            smooth(-0.02, 0.2, below) *
            (1 - part * 0.75) *
            (0.75 + 0.6 * noise.layers(x * 2 + layer * 5, y * 9, 4));
          const lit = Math.exp(-distance(x - 1.62, y - 0.4) * 2.2) * (1 - part) * 0.5;
          const veil = Math.min(1, Math.max(0, mist));
          pixel.r = mix(mix(far.r, near.r, clear) + lit, fog.r + lit * 0.4, veil);
          pixel.g = mix(mix(far.g, near.g, clear) + lit * 0.62, fog.g + lit * 0.2, veil);
          pixel.b = mix(mix(far.b, near.b, clear) + lit * 0.3, fog.b, veil);
        },
      );
    }
  },
  film: {
    exposure: 0.62,
    contrast: 1.12,
    bloom: 0.08,
    shadows: '#1f3b46',
    highlights: '#ffe3bd',
    saturation: 0.95,
    grain: 4,
  },
};

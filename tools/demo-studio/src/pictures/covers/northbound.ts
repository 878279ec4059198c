import { blurCanvas } from '#studio/pictures/brushes/blur.ts';
import { addLamp } from '#studio/pictures/brushes/bokeh.ts';
import { shade, type Canvas } from '#studio/pictures/brushes/canvas.ts';
import { gradient, light } from '#studio/pictures/brushes/colour.ts';
import { createNoise } from '#studio/pictures/brushes/noise.ts';
import { mix, smooth } from '#studio/pictures/brushes/numbers.ts';
import type { Scene } from '#studio/pictures/picture.ts';
import { dice } from '#studio/dice.ts';

const rail = 0.66;

/** Dusk over a line of hills, and the wet platform below. */
function paintEvening(canvas: Canvas, fog: number): void {
  const noise = createNoise(37);
  const sky = gradient([
    [0, light('#0b1c44', 0.5)],
    [0.3, light('#1d3c7c', 0.5)],
    [0.52, light('#5f86bb', 0.6)],
    [0.62, light('#b9c6d6', 0.7)],
  ]);
  shade(canvas, (x, y, pixel) => {
    const mirrored = y > rail ? rail - (y - rail) * 1.3 - 0.012 * noise.layers(x * 5, y * 40, 3) : y;
    sky(mirrored, pixel);
    const hills = 0.575 - 0.05 * noise.layers(x * 1.6 + 3, 1, 5);
    const land =
      smooth(hills - 0.002, hills + 0.002, mirrored) * (1 - fog * smooth(hills, rail, mirrored) * 0.9);
    pixel.r = mix(pixel.r, mix(0.02, 0.2, fog), land);
    pixel.g = mix(pixel.g, mix(0.035, 0.26, fog), land);
    pixel.b = mix(pixel.b, mix(0.085, 0.36, fog), land);
    if (y <= rail) return;
    const wet = 0.5 - 0.45 * smooth(rail, 1.05, y);
    pixel.r = pixel.r * wet + 0.002;
    pixel.g = pixel.g * wet + 0.004;
    pixel.b = pixel.b * wet + 0.012;
  });
}

/** A train that passes while the shutter is open. */
export const northbound: Scene = {
  width: 1080,
  height: 1080,
  detail: 1.25,
  paint(canvas) {
    paintEvening(canvas, 0);
    const noise = createNoise(38);
    const streaks: [y: number, thin: number, colour: ReturnType<typeof light>][] = [
      [0.452, 0.0016, light('#ff5a3c', 1.1)],
      [0.47, 0.001, light('#ffd9a8', 0.5)],
      [0.585, 0.0012, light('#ffe9c9', 0.9)],
      [0.628, 0.002, light('#ff8a4a', 0.9)],
    ];
    shade(canvas, (x, y, pixel) => {
      const mirrored = y > rail;
      const wave = mirrored ? 0.008 * noise.layers(x * 4, y * 60, 3) : 0;
      const at = mirrored ? rail - (y - rail) * 1.15 + wave : y;
      const dim = mirrored ? 0.42 * smooth(1.02, rail, y) : 1;
      // The carriage: windows drawn out into a band, brighter where they followed each other.
      const body = smooth(0.44, 0.446, at) * smooth(rail, rail - 0.012, at);
      const pulse = 0.62 + 0.38 * Math.sin(x * 17 + 0.6 + noise.at(x * 3, 1)) * smooth(-0.3, 1.2, x);
      const band = smooth(0.487, 0.494, at) * smooth(0.566, 0.558, at);
      const grainy = 0.85 + 0.3 * noise.layers(x * 0.5, at * 130, 3);
      const glow = band * pulse * grainy * 1.5 * dim;
      const dark = body * (mirrored ? 0.6 : 0.94);
      pixel.r = pixel.r * (1 - dark) + glow + body * 0.008 * dim;
      pixel.g = pixel.g * (1 - dark) + glow * 0.62 + body * 0.012 * dim;
      pixel.b = pixel.b * (1 - dark) + glow * 0.26 + body * 0.03 * dim;
      for (const [line, thin, colour] of streaks) {
        const off = (at - line) / (thin * (mirrored ? 3 : 1));
        if (off * off > 9) continue;
        const part = Math.exp(-off * off) * dim * (0.6 + 0.4 * noise.at(x * 2.2, line * 90));
        pixel.r += colour.r * part;
        pixel.g += colour.g * part;
        pixel.b += colour.b * part;
      }
    });
    blurCanvas(canvas, 0.006, 0);
  },
  film: {
    exposure: 1.15,
    contrast: 1.08,
    bloom: 0.26,
    bloomRadius: 0.05,
    shadows: '#0c2a66',
    highlights: '#ffdcae',
    vignette: 0.4,
    grain: 7,
  },
};

/** The same place when the train has gone: fog, and a signal far away. */
export const northboundQuiet: Scene = {
  ...northbound,
  paint(canvas) {
    paintEvening(canvas, 1);
    const roll = dice(4);
    blurCanvas(canvas, 0.01, 0.004);
    for (let lamp = 0; lamp < 9; lamp += 1) {
      const part = lamp / 8;
      const x = mix(0.1, 0.62, 1 - (1 - part) ** 2);
      const colour = light('#ffc27a', roll(0.7, 1) * mix(1.6, 0.5, part));
      const y = mix(0.44, 0.61, 1 - (1 - part) ** 2);
      addLamp(canvas, { x, y, radius: mix(0.0075, 0.002, part), colour }, 15);
      addLamp(
        canvas,
        {
          x,
          y: rail + (rail - y) * 0.8,
          radius: mix(0.008, 0.002, part),
          colour: { r: colour.r * 0.22, g: colour.g * 0.2, b: colour.b * 0.2 },
        },
        10,
      );
    }
    addLamp(canvas, { x: 0.8, y: 0.575, radius: 0.005, colour: light('#ff4a38', 2.4) }, 18);
  },
  film: { ...northbound.film, exposure: 1, contrast: 1.02, fade: 0.05 },
};

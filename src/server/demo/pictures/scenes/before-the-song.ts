import { addBeams, smokeOver } from '#server/demo/pictures/brushes/beams.ts';
import { blur, blurCanvas } from '#server/demo/pictures/brushes/blur.ts';
import { addBokeh } from '#server/demo/pictures/brushes/bokeh.ts';
import { cover, shade } from '#server/demo/pictures/brushes/canvas.ts';
import { light } from '#server/demo/pictures/brushes/colour.ts';
import { createNoise } from '#server/demo/pictures/brushes/noise.ts';
import { clamp, distance, mix, smooth } from '#server/demo/pictures/brushes/numbers.ts';
import { silhouette, stroke } from '#server/demo/pictures/brushes/shapes.ts';
import type { Scene } from '#server/demo/pictures/picture.ts';
import { dice } from '#shared/art.ts';

const head = { x: 0.36, y: 0.34, radius: 0.098 };
const lean = -0.42;
const rim = light('#ffb066', 1);
const cool = light('#5f86c8', 1);

/** A microphone that waits, the hall's lamps behind it. */
export const beforeTheSong: Scene = {
  width: 1200,
  height: 1600,
  detail: 0.5,
  paint(canvas) {
    const noise = createNoise(44);
    const roll = dice(18);
    shade(canvas, (x, y, pixel) => {
      const far = distance(x - 0.58, y - 0.4);
      const haze = Math.exp(-far * 2.8) * (0.85 + 0.3 * noise.layers(x * 3, y * 3, 4));
      pixel.r = 0.02 + haze * 0.34;
      pixel.g = 0.018 + haze * 0.13;
      pixel.b = 0.03 + haze * 0.07;
    });
    addBeams(
      canvas,
      [
        { x: 0.74, y: -0.06, angle: -0.3, width: 0.16, colour: light('#ff9a52', 0.8), reach: 0.8 },
        { x: 0.1, y: -0.1, angle: 0.2, width: 0.14, colour: light('#4f6fb0', 0.55), reach: 0.7 },
      ],
      smokeOver(canvas, noise),
    );
    const lamps = ['#ffb35c', '#ff8f45', '#ffd596', '#e2605a'];
    for (let lamp = 0; lamp < 34; lamp += 1) {
      const y = roll(0.12, 0.95);
      const colour = light(lamps[Math.floor(roll(0, lamps.length))] ?? '#ffb35c', roll(0.08, 0.5));
      addBokeh(canvas, { x: roll(-0.05, 0.8), y, radius: roll(0.018, 0.052), colour, bite: 0.6 });
    }
    blurCanvas(canvas, 0.005);
    const stand = silhouette(
      canvas,
      stroke(
        [
          [0.206, 0.69],
          [0.238, 0.76],
          [0.25, 1.1],
        ],
        0.022,
      ),
    );
    blur(stand, 0.0015);
    cover(canvas, stand, light('#0c090c', 0.5));
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
    shade(canvas, (x, y, pixel) => {
      // In the microphone's own directions: `down` along its body.
      const across = ((x - head.x) * cos - (y - head.y) * sin) / head.radius;
      const down = ((x - head.x) * sin + (y - head.y) * cos) / head.radius;
      if (down < -1.1 || down > 5.2 || Math.abs(across) > 1.2) return;
      const ball = down < 0.78;
      const half = ball
        ? Math.sqrt(Math.max(0, 1 - down * down * (down < 0 ? 1 : 0.62)))
        : down < 1.12
          ? 0.82
          : mix(0.72, 0.42, smooth(1.1, 4.4, down));
      const inside =
        clamp((half - Math.abs(across)) * head.radius * canvas.height + 0.5) * (down > 5.05 ? 0 : 1);
      if (inside <= 0 || half === 0) return;
      const side = across / half;
      const depth = Math.sqrt(Math.max(0.02, 1 - side * side));
      const warm = smooth(0.5, 1, side) * 0.7 + 0.3 * Math.exp(-((side - 0.62) ** 2) * 60);
      const cold = smooth(0.55, 1, -side) * 0.5;
      let body = 0.05;
      let shine = 1;
      if (ball) {
        // Woven wire: two sets of threads over a dark inside.
        const bend = Math.asin(clamp(across / Math.max(0.2, half), -1, 1));
        const tall = Math.asin(clamp(down * 0.95, -1, 1));
        const weave = Math.max(Math.sin((bend + tall) * 26), Math.sin((bend - tall) * 26));
        const wire = smooth(0.15, 0.95, weave);
        body = 0.03 + wire * 0.11 * depth;
        shine = 0.16 + wire * 1.15;
        const band = smooth(0.13, 0.1, Math.abs(down - 0.32));
        shine = mix(shine, 1.3, band);
        body = mix(body, 0.08 + 0.3 * Math.exp(-((side + 0.25) ** 2) * 18), band);
      } else if (down < 1.12) {
        body = 0.06 + 0.22 * Math.exp(-((side + 0.3) ** 2) * 14);
      } else {
        body = 0.018 + 0.05 * Math.exp(-((side + 0.35) ** 2) * 10);
        shine = 0.85 - 0.35 * smooth(1.2, 5, down);
        const clip = smooth(0.03, 0.01, Math.abs(down - 3.9) - 0.42);
        body = mix(body, 0.008, clip);
        shine = mix(shine, 0.35, clip);
      }
      const top = ball ? smooth(-0.2, -1, down) * 0.4 : 0;
      const red = body + (warm + top) * shine * rim.r * 1.25 + cold * shine * cool.r;
      const green = body * 0.92 + (warm + top) * shine * rim.g * 1.25 + cold * shine * cool.g;
      const blue = body * 0.9 + (warm + top) * shine * rim.b * 1.25 + cold * shine * cool.b;
      pixel.r = mix(pixel.r, red, inside);
      pixel.g = mix(pixel.g, green, inside);
      pixel.b = mix(pixel.b, blue, inside);
    });
  },
  film: {
    exposure: 1,
    contrast: 1.12,
    bloom: 0.22,
    bloomRadius: 0.05,
    shadows: '#1f2348',
    highlights: '#ffd7a2',
    vignette: 0.5,
    grain: 6,
  },
};

/** A colour as our styles write it: oklch(0.58 0.205 30). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Red, green and blue. */
export type Rgb = [red: number, green: number, blue: number];

/** The light of each colour, from 0 to 1. */
export function linearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** As pictures keep them, from 0 to 255. */
export function rgbOf(css: string): Rgb {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css) ?? [];
  if (!hue) throw new Error(`Not a colour of ours: ${css}`);
  const [red, green, blue] = linearRgb([Number(lightness), Number(chroma), Number(hue)]);
  return [encoded(red), encoded(green), encoded(blue)];
}

function encoded(light: number): number {
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
}

/** As in CSS: oklch(0.58 0.205 30). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export type Rgb = [red: number, green: number, blue: number];

/** Linear sRGB; outside 0 to 1 for colours that a screen cannot show. */
function unclippedRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function linearRgb(colour: Oklch): Rgb {
  const [red, green, blue] = unclippedRgb(colour);
  return [clip(red), clip(green), clip(blue)];
}

const clip = (value: number) => Math.min(1, Math.max(0, value));

/** Contrast ratio from 1 to 21 (WCAG 2). */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Reduces the chroma until the colour fits sRGB. */
export function inGamut([lightness, chroma, hue]: Oklch): Oklch {
  for (let reduced = chroma; reduced > 0; reduced -= 0.002) {
    const colour: Oklch = [lightness, reduced, hue];
    if (unclippedRgb(colour).every((part) => part > -0.0005 && part < 1.0005)) return colour;
  }
  return [lightness, 0, hue];
}

/** #rrggbb */
export function hexOf(colour: Oklch): string {
  return `#${linearRgb(colour)
    .map((part) => encoded(part).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Reads #rrggbb. */
export function oklchOf(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return oklchOfRgb([red, green, blue]);
}

/** Each part from 0 to 255. */
export function oklchOfRgb(rgb: Rgb): Oklch {
  const [red = 0, green = 0, blue = 0] = rgb.map(decoded);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

/** Parses a CSS oklch() colour; each part from 0 to 255. */
export function rgbOf(css: string): Rgb {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css) ?? [];
  if (!hue) throw new Error(`Not an oklch() colour: ${css}`);
  const [red, green, blue] = linearRgb([Number(lightness), Number(chroma), Number(hue)]);
  return [encoded(red), encoded(green), encoded(blue)];
}

function encoded(light: number): number {
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
}

function decoded(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

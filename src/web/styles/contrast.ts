/** Reads design tokens out of CSS and measures how well two of them can be told apart (WCAG 2). */

export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The opaque oklch() custom properties of the one rule with exactly this selector. */
export function readTokens(css: string, selector: string): Record<string, Oklch> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rule = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, name]) => name?.trim() === selector);
  if (!rule) throw new Error(`No rule for ${selector}`);
  const tokens: Record<string, Oklch> = {};
  for (const [, name, l, c, h] of (rule[2] ?? '').matchAll(
    /--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g,
  )) {
    if (name) tokens[name] = [Number(l), Number(c), Number(h)];
  }
  return tokens;
}

function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
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

function luminance(colour: Oklch): number {
  const [r, g, b] = linearRgb(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

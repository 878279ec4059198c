import { linearRgb, type Oklch } from '#shared/oklch.ts';

/** Reads design tokens out of CSS and measures how well two of them can be told apart (WCAG 2). */

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

function luminance(colour: Oklch): number {
  const [r, g, b] = linearRgb(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
}

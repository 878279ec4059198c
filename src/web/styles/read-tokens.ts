import type { Oklch } from '#shared/site/look/oklch.ts';

/** The opaque oklch() custom properties of the rule with exactly this selector. */
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

import { oklchOf, type Oklch } from '#shared/site/look/oklch.ts';

/** The opaque custom properties of the rules with exactly this selector, written as oklch() or #rrggbb. */
export function readTokens(css: string, selector: string): Record<string, Oklch> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  );
  if (rules.length === 0) throw new Error(`No rule for ${selector}`);
  const tokens: Record<string, Oklch> = {};
  for (const [, name = '', l, c, h, hex] of rules
    .map(([, , body]) => body)
    .join(';')
    .matchAll(/--([\w-]+):\s*(?:oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)|(#[0-9a-f]{6}))\s*(?:;|$)/g)) {
    tokens[name] = hex ? oklchOf(hex) : [Number(l), Number(c), Number(h)];
  }
  return tokens;
}

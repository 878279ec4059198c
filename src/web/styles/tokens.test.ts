import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentsOf } from '#shared/site/look/accent.ts';
import { lookStyle } from '#shared/site/look/look-style.ts';
import { contrast, hexOf } from '#shared/site/look/oklch.ts';
import { paletteNames, palettes } from '#shared/site/look/palettes.ts';
import { readTokens } from '#web/styles/read-tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
type Tokens = ReturnType<typeof readTokens>;
type Grounds = Record<'light' | 'dark' | 'stage' | 'dark stage', Tokens>;
const original = groundsIn((selector) => readTokens(css, selector));

/** The tokens in force on each ground. */
function groundsIn(read: (selector: string) => Tokens): Grounds {
  const light = read(':root');
  const dark = { ...light, ...read('.dark') };
  const stage = { ...light, ...read('.stage') };
  return { light, dark, stage, 'dark stage': { ...dark, ...read('.stage'), ...read('.dark .stage') } };
}

/** tokens.css with what a look overrides. */
function groundsOfLook(palette: string): Grounds {
  const style = lookStyle({ palette, accent: null });
  return groundsIn((selector) => ({
    ...readTokens(css, selector),
    ...readTokens(style, selector === '.stage' ? 'html .stage' : `html${selector}`),
  }));
}

/** A photo may give any colour. */
const fromPhotos = ['#ffe600', '#00ff00', '#0000ff', '#804020', '#808080'];
const grounds = [
  ...Object.entries(original).map(([ground, tokens]) => [`the original ${ground}`, tokens] as const),
  ...[...paletteNames.slice(1), ...fromPhotos].flatMap((palette) =>
    Object.entries(groundsOfLook(palette)).map(
      ([ground, tokens]) => [`${palette} ${ground}`, tokens] as const,
    ),
  ),
];

const textOn: Record<string, string[]> = {
  ink: ['page', 'surface', 'sunk', 'danger-wash', 'success-wash'],
  soft: ['page', 'surface', 'sunk'],
  'accent-ink': ['page', 'surface', 'sunk'],
  'danger-ink': ['page', 'surface', 'sunk', 'danger-wash'],
  'success-ink': ['page', 'surface', 'sunk', 'success-wash'],
  'on-accent': ['accent', 'accent-deep'],
  'on-danger': ['danger', 'danger-deep'],
  'on-disc': ['disc', 'disc-lit'],
};
const controlsOn: Record<string, string[]> = {
  edge: ['page', 'surface', 'sunk'],
  accent: ['page', 'surface', 'sunk'],
  danger: ['page', 'surface', 'sunk'],
  'disc-accent': ['disc', 'disc-lit'],
};

describe.each(grounds)('colours in %s', (name, tokens) => {
  function ratio(front: string, back: string): number {
    const [a, b] = [tokens[front], tokens[back]];
    if (!a || !b) throw new Error(`No token named ${a ? back : front}`);
    return contrast(a, b);
  }
  const pairs = (map: Record<string, string[]>) =>
    Object.entries(map).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  it.each(pairs(textOn))('%s reads as text on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controlsOn))('%s is seen as a control on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });

  it.skipIf(name.endsWith('light'))('glow reads as text', () => {
    expect(ratio('glow', 'page')).toBeGreaterThanOrEqual(4.5);
  });
});

it('measures black on white as 21', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});

it('is the first palette', () => {
  const { light, dark, stage, accent } = palettes.matinee;
  const first = { light, dark, stage };
  for (const ground of ['light', 'dark', 'stage'] as const)
    expect([original[ground]['page'], original[ground]['ink']]).toEqual([
      first[ground].page,
      first[ground].ink,
    ]);
  for (const theme of ['light', 'dark'] as const)
    expect(hexOf(original[theme]['accent']!)).toBe(accent[theme]);
});

it.each(paletteNames)('%s has accents that need no correction', (name) => {
  const { light, dark } = accentsOf(null, palettes[name]);
  expect({ light: light.button, dark: dark.button }).toEqual(palettes[name].accent);
});

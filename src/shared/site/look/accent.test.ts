import { describe, expect, it } from 'vitest';
import { accentsOf } from '#shared/site/look/accent.ts';
import { lookStyle } from '#shared/site/look/look-style.ts';
import { contrast, hexOf, oklchOf } from '#shared/site/look/oklch.ts';
import { paletteOf } from '#shared/site/look/palettes.ts';

const picked = [
  '#ffffff',
  '#000000',
  '#808080',
  '#ffe600',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#7a1fa2',
  '#123456',
  '#f7c6c7',
  '#d43b26',
];
const matinee = paletteOf('matinee');
const ratio = (one: string, other: string) => contrast(oklchOf(one), oklchOf(other));
/** As tokens.css has them, from the page to the most raised panel. */
const backgrounds = {
  light: ['#faf5ed', '#fefcf8', '#f1e9dd'],
  dark: ['#190b0b', '#241214', '#120606', '#2b1513', '#381f1d'],
};

describe.each(picked)('the picked colour %s', (colour) => {
  it.each(['light', 'dark'] as const)('can be read in the %s theme', (theme) => {
    const { button, hover, onButton, text } = accentsOf(colour, matinee)[theme];
    for (const ground of backgrounds[theme]) {
      expect(ratio(button, ground)).toBeGreaterThanOrEqual(2.99);
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.49);
    }
    expect(ratio(onButton, button)).toBeGreaterThanOrEqual(4.49);
    expect(ratio(onButton, hover)).toBeGreaterThanOrEqual(4.49);
  });
});

it('stays as it was picked where it can be read', () => {
  expect(accentsOf('#7a1fa2', matinee).light.button).toBe('#7a1fa2');
  expect(accentsOf('#ffe600', matinee).dark.button).toBe('#ffe600');
});

it('keeps its hue where it could not be read', () => {
  const [, , hue] = oklchOf(accentsOf('#ffe600', matinee).light.button);
  expect(Math.abs(hue - oklchOf('#ffe600')[2])).toBeLessThan(3);
});

it.each(picked)('%s comes back from its lightness, chroma and hue', (colour) => {
  expect(hexOf(oklchOf(colour))).toBe(colour);
});

it('holds nothing but colours, whatever was picked', () => {
  expect(lookStyle({ palette: 'matinee', accent: '#7a1fa2' })).toMatch(
    /^html:root\{(--[a-z-]+:#[0-9a-f]{6};?)+\}html\.dark,html \.stage\{(--[a-z-]+:#[0-9a-f]{6};?)+\}$/,
  );
});

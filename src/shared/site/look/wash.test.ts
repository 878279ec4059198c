import { expect, it } from 'vitest';
import { accentsOf } from '#shared/site/look/accent.ts';
import { contrast, oklchOf, type Oklch } from '#shared/site/look/oklch.ts';
import { groundsOf, paletteNames, palettes, type Tones } from '#shared/site/look/palettes.ts';
import { washesOf } from '#shared/site/look/wash.ts';

const hues = Array.from({ length: 36 }, (_, index) => index * 10);
const chromas = [0.02, 0.05, 0.12, 0.3];

it.each(paletteNames)('text and accents are readable on every wash of the palette %s', (name) => {
  const { light, dark, stage } = groundsOf(palettes[name]);
  const accents = accentsOf(null, palettes[name]);
  const rooms: ['light' | 'dark', Tones][] = [
    ['light', light],
    ['dark', dark],
    // The full player is dark in both themes.
    ['dark', stage],
  ];
  for (const [theme, { ink, soft }] of rooms) {
    const texts: Oklch[] = [ink, soft, oklchOf(accents[theme].text)];
    for (const chroma of chromas)
      for (const hue of hues) {
        const wash = washesOf({ hue, chroma })[theme];
        const least = Math.min(...texts.map((text) => contrast(text, wash)));
        expect(least, `${theme}, hue ${hue}, chroma ${chroma}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(oklchOf(accents[theme].button), wash)).toBeGreaterThanOrEqual(3);
      }
  }
});

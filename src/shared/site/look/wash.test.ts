import { describe, expect, it } from 'vitest';
import { backgrounds } from '#shared/site/look/accent.ts';
import { contrast, type Oklch } from '#shared/site/look/oklch.ts';
import { washesOf } from '#shared/site/look/wash.ts';

const black: Oklch = [0, 0, 0];
/** Grows with luminance. */
const brightness = (colour: Oklch) => contrast(colour, black);
const hues = Array.from({ length: 72 }, (_, index) => index * 5);

describe.each([0.02, 0.05, 0.12, 0.3])('the wash of a cover with chroma %s', (chroma) => {
  /** Text, controls and accents are readable on these (tokens.test.ts, accent.test.ts). */
  it('is no darker in light and no lighter in dark than the other backgrounds', () => {
    const darkest = Math.min(...backgrounds.light.map(brightness));
    const lightest = Math.max(...backgrounds.dark.map(brightness));
    for (const hue of hues) {
      const { light, dark } = washesOf({ hue, chroma });
      expect(brightness(light), `hue ${hue}`).toBeGreaterThanOrEqual(darkest);
      expect(brightness(dark), `hue ${hue}`).toBeLessThanOrEqual(lightest);
    }
  });
});

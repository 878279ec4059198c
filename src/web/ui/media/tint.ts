import type { CSSProperties } from 'react';
import { coverOf } from '#shared/catalogue/covers.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { drawArt } from '#shared/site/look/art.ts';
import type { Oklch } from '#shared/site/look/oklch.ts';
import { washesOf } from '#shared/site/look/wash.ts';

/** Beams of built-in art have about this chroma. */
const ART_CHROMA = 0.16;

/** For an element with the class `room`: the colours of the cover that `Cover` shows. */
export function tintStyle(item: Parameters<typeof coverOf>[0]): CSSProperties | undefined {
  const { title, coverArt, coverPicture } = coverOf(item);
  const hasCover = coverArt && !isUnavailable(coverArt);
  const tint = hasCover ? coverPicture?.tint : { hue: drawArt(title, 'square').hue, chroma: ART_CHROMA };
  if (!tint) return undefined;
  const { light, dark } = washesOf(tint);
  return { '--wash-light': css(light), '--wash-dark': css(dark) } as CSSProperties;
}

function css(colour: Oklch): string {
  return `oklch(${colour.join(' ')})`;
}

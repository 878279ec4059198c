import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { oklchOfRgb } from '#shared/site/look/oklch.ts';

const SECTORS = 24;
/** Less chroma than this looks grey. */
const LEAST_CHROMA = 0.03;
/** The part of the picture with this hue; less is a detail of a grey picture. */
const LEAST_PART = 0.02;

/**
 * The strongest hue among pixels of red, green, blue and alpha; none for a grey picture. Not the average of the
 * picture, which is muddy.
 */
export function findTint(data: Uint8Array): PictureFacts['tint'] {
  const sectors = Array.from({ length: SECTORS }, () => ({ count: 0, a: 0, b: 0 }));
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const [, chroma, hue] = oklchOfRgb([red, green, blue]);
    if (alpha < 128 || chroma < LEAST_CHROMA) continue;
    const middle = Math.floor((hue / 360) * SECTORS);
    // Also the two beside it, because a hue may be on the border of two sectors.
    for (const index of [middle - 1, middle, middle + 1]) {
      const sector = sectors[(index + SECTORS) % SECTORS];
      if (!sector) continue;
      sector.count += 1;
      sector.a += chroma * Math.cos((hue * Math.PI) / 180);
      sector.b += chroma * Math.sin((hue * Math.PI) / 180);
    }
  }
  const strength = ({ a, b }: { a: number; b: number }) => Math.hypot(a, b);
  const strongest = sectors.reduce((most, sector) => (strength(sector) > strength(most) ? sector : most));
  if (strongest.count <= (data.length / 4) * LEAST_PART) return undefined;
  const degrees = (Math.atan2(strongest.b, strongest.a) * 180) / Math.PI;
  return {
    hue: (Math.round(degrees) + 360) % 360,
    chroma: Math.round((strength(strongest) / strongest.count) * 1000) / 1000,
  };
}

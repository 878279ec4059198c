import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import type { Oklch } from '#shared/site/look/oklch.ts';

type Tint = NonNullable<PictureFacts['tint']>;

/**
 * The colour of a room around a cover in each theme. Lightness and chroma are limited, so that text and controls are as
 * readable as on the other backgrounds, whatever the hue.
 */
export function washesOf({ hue, chroma }: Tint): { light: Oklch; dark: Oklch } {
  return { light: [0.955, Math.min(chroma, 0.045), hue], dark: [0.25, Math.min(chroma, 0.06), hue] };
}

import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { pictureWidths, resizedPicture, type PictureFormat } from '#shared/media/pictures.ts';

/** A srcset attribute. */
export function sourceSet(path: string, originalWidth: number, format: PictureFormat): string {
  return pictureWidths(originalWidth)
    .map((width) => `${resizedPicture(path, width, format)} ${width}w`)
    .join(', ');
}

/** Best format first. Animated pictures are resized as WebP only. */
export function sourceFormats(facts: PictureFacts): PictureFormat[] {
  return facts.animated ? ['webp'] : ['avif', 'webp'];
}

export type PicturePreload = { type: string; srcSet: string; sizes: string };

/** A preload link for the source that `Picture` will choose. */
export function preloadOf(path: string, facts: PictureFacts | null, sizes: string): PicturePreload | null {
  const format = facts && sourceFormats(facts)[0];
  return format ? { type: `image/${format}`, srcSet: sourceSet(path, facts.width, format), sizes } : null;
}

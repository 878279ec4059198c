import type { PictureFacts } from '#shared/pictures.schema.ts';
import { pictureWidths, resizedPicture, type PictureFormat } from '#shared/pictures.ts';

/** Where the browser may find the picture in one format, width by width. */
export function sourceSet(path: string, originalWidth: number, format: PictureFormat): string {
  return pictureWidths(originalWidth)
    .map((width) => `${resizedPicture(path, width, format)} ${width}w`)
    .join(', ');
}

/** Best first. Animated pictures are resized as WebP only. */
export function sourceFormats(facts: PictureFacts): PictureFormat[] {
  return facts.animated ? ['webp'] : ['avif', 'webp'];
}

export type PicturePreload = { type: string; srcSet: string; sizes: string };

/** What the document's head asks for ahead: the copy that Picture will choose, in its best format. */
export function preloadOf(path: string, facts: PictureFacts | null, sizes: string): PicturePreload | null {
  const format = facts && sourceFormats(facts)[0];
  return format ? { type: `image/${format}`, srcSet: sourceSet(path, facts.width, format), sizes } : null;
}

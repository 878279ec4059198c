/** Close enough to each other that no screen takes a picture much larger than it shows. */
export const pictureSizes = [320, 480, 640, 828, 1080, 1280, 1600] as const;
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const focusWithoutPicture = 'There is no picture here in which a focal point could be set';

/** The widths a picture is offered in: never larger than the original. */
export function pictureWidths(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, ...pictureSizes.slice(-1));
  return [...pictureSizes.filter((size) => size < largest), largest];
}

/** /uploads/abc.jpg in 640 px AVIF is /uploads/abc-640.avif. */
export function resizedPicture(path: string, width: number, format: PictureFormat): string {
  return `${path.replace(/\.[a-z0-9]+$/, '')}-${width}.${format}`;
}

/** What podcast apps show: a square of this many pixels on each side. */
export const artworkSides = { least: 1400, most: 3000 } as const;

/** What the places where links are shared show beside them, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Widths in pixels. Small steps, so that no screen loads a picture much larger than it shows. */
const pictureSizes = [320, 480, 640, 828, 1080, 1280, 1600] as const;
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Never larger than the original. */
export function pictureWidths(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, ...pictureSizes.slice(-1));
  return [...pictureSizes.filter((size) => size < largest), largest];
}

/** /uploads/abc.jpg in 640 px AVIF is /uploads/abc-640.avif. */
export function resizedPicture(path: string, width: number, format: PictureFormat): string {
  return `${path.replace(/\.[a-z0-9]+$/, '')}-${width}.${format}`;
}

/** Podcast apps require square artwork with sides in this range of pixels. */
export const artworkSides = { least: 1400, most: 3000 } as const;

/** The size that link previews use, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** In pixels: browser tab, Apple touch icon, and the two of the web app manifest. */
export const iconSides = [48, 180, 192, 512] as const;
export type IconSide = (typeof iconSides)[number];

/** Browsers load those of the manifest on the first visit: as PNG, a photo would be ten times as large. */
export const iconFormats = { 48: 'png', 180: 'png', 192: 'webp', 512: 'webp' } as const satisfies Record<
  IconSide,
  string
>;
export type IconFormat = (typeof iconFormats)[IconSide];

export const manifestPath = '/manifest.webmanifest';

/** Android crops icons to a shape, so this one has a margin. */
export const maskableIcon = { side: 512, path: '/icons/maskable-512.webp' } as const;

export function iconPath(side: IconSide): string {
  return `/icons/${side}.${iconFormats[side]}`;
}

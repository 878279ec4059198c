/** The sides of the icons, in pixels: that of a browser's tab, Apple's, and the two that other phones want. */
export const iconSides = [48, 180, 192, 512] as const;
export type IconSide = (typeof iconSides)[number];

export const manifestPath = '/manifest.webmanifest';

/** For phones that cut icons into a shape of their own: what matters keeps away from the edge. */
export const maskableIcon = { side: 512, path: '/icons/maskable-512.png' } as const;

export function iconPath(side: IconSide): string {
  return `/icons/${side}.png`;
}

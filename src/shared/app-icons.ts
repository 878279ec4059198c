/** The sides of the icons that a phone may ask for, in pixels: Apple's, and the two that others want. */
export const iconSides = [180, 192, 512] as const;
export type IconSide = (typeof iconSides)[number];

export const manifestPath = '/manifest.webmanifest';

/** For phones that cut icons into a shape of their own: what matters keeps away from the edge. */
export const maskableIcon = { side: 512, path: '/icons/maskable-512.png' } as const;

export function iconPath(side: IconSide): string {
  return `/icons/${side}.png`;
}

/** The sides of the icons that a phone may ask for, in pixels: Apple's, and the two that others want. */
export const iconSides = [180, 192, 512] as const;
export type IconSide = (typeof iconSides)[number];

export const manifestPath = '/manifest.webmanifest';

export function iconPath(side: IconSide): string {
  return `/icons/${side}.png`;
}

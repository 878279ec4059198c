import { sections, type Section } from '#shared/primitives/addresses.ts';

/** The appearance settings of the owner and their defaults. */

/** Font pairings; the first is the default. */
export const typefaces = ['marquee', 'songbook', 'concert', 'poster', 'studio'] as const;
export type Typeface = (typeof typefaces)[number];

export const heroLayouts = ['beside', 'wide', 'words'] as const;
export type HeroLayout = (typeof heroLayouts)[number];

export type HomeSection = Exclude<Section, 'home'>;
/** The owner can reorder and hide these. */
export const homeSections = sections.filter((section) => section !== 'home');

export type Look = {
  /** #rrggbb as picked, or null for the default; `accentsOf` makes it readable. */
  accent: string | null;
  typeface: Typeface;
  hero: HeroLayout;
  /** Visible sections in order. */
  sections: HomeSection[];
  /** Used for the site icon and link previews; null for the featured photo. */
  photo: number | null;
};

export const defaultLook: Look = {
  accent: null,
  typeface: 'marquee',
  hero: 'beside',
  sections: homeSections,
  photo: null,
};

/** The page backgrounds of tokens.css as hex, for `theme-color` and the manifest. */
export const pageColours = { light: '#faf5ed', dark: '#190b0b' } as const;

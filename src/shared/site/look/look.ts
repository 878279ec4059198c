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

/** Came later than the settings of some sites, and are shown only while something is in them. */
export const newerSections: readonly HomeSection[] = ['shows', 'news'];

export type Look = {
  /** The name of a palette, or #rrggbb for shades of one colour. */
  palette: string;
  /** #rrggbb as picked, or null for that of the palette; `accentsOf` makes it readable. */
  accent: string | null;
  typeface: Typeface;
  hero: HeroLayout;
  /** Visible sections in order. */
  sections: HomeSection[];
  /** Used for the site icon and link previews; null for the featured photo. */
  photo: number | null;
};

export const defaultLook: Look = {
  palette: 'matinee',
  accent: null,
  typeface: 'marquee',
  hero: 'beside',
  sections: homeSections,
  photo: null,
};

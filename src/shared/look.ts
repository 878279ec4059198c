import { sections, type Section } from '#shared/addresses.ts';

/** How the owner made the site their own: what can be chosen, and what stands until something is. */

/** The type pairings; the site's own is the first. */
export const typefaces = ['marquee', 'songbook', 'concert', 'poster', 'studio'] as const;
export type Typeface = (typeof typefaces)[number];

/** Where the name and the picture stand at the top of the home page. */
export const heroLayouts = ['beside', 'wide', 'words'] as const;
export type HeroLayout = (typeof heroLayouts)[number];

export type HomeSection = Exclude<Section, 'home'>;
/** What the owner can put in another order, or leave out. */
export const homeSections = sections.filter((section) => section !== 'home');

export type Look = {
  /** #rrggbb, as it was picked; null for the site's own. Pages show what `accentsOf` makes of it. */
  accent: string | null;
  typeface: Typeface;
  hero: HeroLayout;
  /** Those that are shown, in their order. */
  sections: HomeSection[];
  /** The photo that is the site's icon and the picture beside its links; null for the featured one. */
  photo: number | null;
};

export const defaultLook: Look = {
  accent: null,
  typeface: 'marquee',
  hero: 'beside',
  sections: homeSections,
  photo: null,
};

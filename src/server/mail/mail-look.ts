import { accentsOf } from '#shared/site/look/accent.ts';
import type { Look, Typeface } from '#shared/site/look/look.ts';
import { hexOf } from '#shared/site/look/oklch.ts';
import { groundsOf, paletteOf, type Theme } from '#shared/site/look/palettes.ts';

/** #rrggbb each, as mail programs know no other notation. */
export type MailColours = Record<
  'page' | 'surface' | 'line' | 'ink' | 'soft' | 'link' | 'button' | 'onButton',
  string
>;

/** The appearance of the site, as far as mail can have it. */
export function mailLookOf({ palette, accent, typeface }: Look) {
  const chosen = paletteOf(palette);
  const grounds = groundsOf(chosen);
  const accents = accentsOf(accent, chosen);
  const coloursOf = (theme: Theme): MailColours => {
    const { page, surface, line, ink, soft } = grounds[theme];
    const { text: link, button, onButton } = accents[theme];
    return {
      page: hexOf(page),
      surface: hexOf(surface),
      line: hexOf(line),
      ink: hexOf(ink),
      soft: hexOf(soft),
      link,
      button,
      onButton,
    };
  };
  return { light: coloursOf('light'), dark: coloursOf('dark'), ...lettering[typeface] };
}

export type MailLook = ReturnType<typeof mailLookOf>;

const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";

type Lettering = { name: { fontFamily: string; fontWeight: number; letterSpacing?: string }; text: string };

/** Mail programs load no fonts: readers who have them see them, others the nearest ones of their system. */
const lettering: Record<Typeface, Lettering> = {
  marquee: {
    name: { fontFamily: `'Bricolage Grotesque', ${sans}`, fontWeight: 800, letterSpacing: '-0.03em' },
    text: `'Instrument Sans', ${sans}`,
  },
  songbook: {
    name: { fontFamily: `'DM Serif Display', ${serif}`, fontWeight: 400 },
    text: `'DM Sans', ${sans}`,
  },
  concert: {
    name: { fontFamily: `'Playfair Display', ${serif}`, fontWeight: 800 },
    text: `'Source Serif 4', ${serif}`,
  },
  poster: {
    name: { fontFamily: `Anton, Impact, 'Arial Narrow Bold', ${sans}`, fontWeight: 400 },
    text: `Archivo, ${sans}`,
  },
  studio: {
    name: { fontFamily: `Syne, ${sans}`, fontWeight: 700, letterSpacing: '-0.02em' },
    text: `Manrope, ${sans}`,
  },
};

import { languageAttributes } from '#shared/language/languages.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { EmbedTheme } from '#shared/primitives/addresses.ts';
import { iconPath } from '#shared/media/pictures.ts';
import { lookStyle, pageColoursOf } from '#shared/site/look/look-style.ts';
import { defaultLook, type Look } from '#shared/site/look/look.ts';

export function rootAttributes(
  { look, language }: Pick<Artist, 'look' | 'language'>,
  theme: EmbedTheme | null,
): string {
  const typeface = look.typeface === defaultLook.typeface ? '' : ` data-typeface="${look.typeface}"`;
  return `${languageAttributes(language)}${typeface}${theme ? ` class="${theme}"` : ''}`;
}

/** Comes after the style sheets, whose colours it overrides. */
export function lookStyleElement(look: Look): string {
  const style = lookStyle(look);
  return style && `<style id="look">${style}</style>`;
}

/** The theme's script shows the dark colour instead. */
export function themeColour(look: Look): string {
  const { light, dark } = pageColoursOf(look);
  return `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`;
}

export function iconLink({ photo }: Look): string {
  return photo === null
    ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
    : `<link rel="icon" href="${iconPath(48)}" type="image/png">`;
}

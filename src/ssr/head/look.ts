import { accentStyle } from '#shared/site/look/accent.ts';
import type { EmbedTheme } from '#shared/primitives/addresses.ts';
import { iconPath } from '#shared/media/pictures.ts';
import { defaultLook, type Look } from '#shared/site/look/look.ts';

export function rootAttributes({ typeface }: Look, theme: EmbedTheme | null): string {
  const chosen = typeface === defaultLook.typeface ? '' : ` data-typeface="${typeface}"`;
  return ` lang="en"${chosen}${theme ? ` class="${theme}"` : ''}`;
}

/** Comes after the style sheets, whose colours it overrides. */
export function lookStyle({ accent }: Look): string {
  return accent === null ? '' : `<style id="look">${accentStyle(accent)}</style>`;
}

export function iconLink({ photo }: Look): string {
  return photo === null
    ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
    : `<link rel="icon" href="${iconPath(48)}" type="image/png">`;
}

import { accentStyle } from '#shared/accent.ts';
import type { EmbedTheme } from '#shared/addresses.ts';
import { iconPath } from '#shared/app-icons.ts';
import { defaultLook, type Look } from '#shared/look.ts';

/** What the owner's look changes in a document: nothing where the site's own was left as it is. */

export function rootAttributes({ typeface }: Look, theme: EmbedTheme | null): string {
  const chosen = typeface === defaultLook.typeface ? '' : ` data-typeface="${typeface}"`;
  return ` lang="en"${chosen}${theme ? ` class="${theme}"` : ''}`;
}

/** After the style sheets, whose colours it takes the place of. */
export function lookStyle({ accent }: Look): string {
  return accent === null ? '' : `<style id="look">${accentStyle(accent)}</style>`;
}

export function iconLink({ photo }: Look): string {
  return photo === null
    ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
    : `<link rel="icon" href="${iconPath(48)}" type="image/png">`;
}

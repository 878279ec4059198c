import { embedPagePaths, type PageKind } from '#shared/addresses.ts';
import { escapeHtml } from '#shared/escape-html.ts';

export type EmbedSize = { width: number; height: number };

/** How high the players for music are, in pixels; a video keeps its shape, however wide the page it stands on. */
export const embedHeights = { track: 160, release: 420 } as const;

/** What somebody pastes into a page of their own to show our player there. `site` is our address: https://example.com */
export function embedCode(
  kind: PageKind,
  { id, title }: { id: number; title: string },
  site: string,
  /** Otherwise as wide as the page it stands on. */
  size?: EmbedSize,
): string {
  const address = site + embedPagePaths[kind].replace(':id', String(id));
  const allow = kind === 'video' ? ' allow="autoplay; fullscreen" allowfullscreen' : '';
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" ${look(kind, size)}${allow} loading="lazy"></iframe>`;
}

function look(kind: PageKind, size: EmbedSize | undefined): string {
  if (size) return `width="${size.width}" height="${size.height}" style="border:0"`;
  if (kind === 'video') return 'style="border:0;width:100%;aspect-ratio:16/9"';
  return `width="100%" height="${embedHeights[kind]}" style="border:0"`;
}

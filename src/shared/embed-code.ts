import { embedPagePaths, type PageKind } from '#shared/addresses.ts';
import { escapeHtml } from '#shared/escape-html.ts';

/** As high as each player is; a video keeps its shape, however wide the page it stands on. */
const looks: Record<PageKind, string> = {
  track: 'width="100%" height="160" style="border:0"',
  release: 'width="100%" height="420" style="border:0"',
  video: 'style="border:0;width:100%;aspect-ratio:16/9" allow="autoplay; fullscreen" allowfullscreen',
};

/** What somebody pastes into a page of their own to show our player there. `site` is our address: https://example.com */
export function embedCode(
  kind: PageKind,
  { id, title }: { id: number; title: string },
  site: string,
): string {
  const address = site + embedPagePaths[kind].replace(':id', String(id));
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" ${looks[kind]} loading="lazy"></iframe>`;
}

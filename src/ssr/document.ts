import type { Artist } from '#shared/artist.schema.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { themeScript } from '#web/features/theme/theme-script.ts';
import type { PicturePreload } from '#web/ui/media/picture/sources.ts';
import type { PageAssets } from '#ssr/assets.ts';

type Parts = {
  title: string;
  artist: Artist;
  content: string;
  /** What the content was searched for. */
  search: string;
  state: string;
  assets: PageAssets;
  picture: PicturePreload | null;
  /** Only pages meant for visitors should be found by search engines. */
  isIndexed: boolean;
  /** The page's one full address, for those who link to it under several; null where nobody should find it. */
  canonical: string | null;
};

const DESCRIPTION_LENGTH = 160;

/** As much of a text as search results show, in whole words. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** The scripts that stand in the HTML itself, so that the security policy can allow exactly these. */
export const inlineScripts = [themeScript];

function pictureLink({ type, srcSet, sizes }: PicturePreload): string {
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

/** The page reads without its scripts, so they let the styles, the letters and the first picture go ahead. */
export function htmlDocument(parts: Parts): string {
  const { title, artist, content, search, state, assets, picture, isIndexed, canonical } = parts;
  const description = shortened([artist.name, artist.tagline, artist.about[0]].join(' – '));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${isIndexed ? '' : '<meta name="robots" content="noindex">'}
${canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : ''}
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:type" content="website">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${themeScript}</script>
${picture ? pictureLink(picture) : ''}
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${assets.modules.map((module) => `<link rel="modulepreload" href="${module}" fetchpriority="low">`).join('\n')}
</head>
<body>
<div id="root" data-search="${escapeHtml(search)}">${content}</div>
<script id="state" type="application/json">${state}</script>
<script type="module" src="${assets.script}" fetchpriority="low"></script>
</body>
</html>
`;
}

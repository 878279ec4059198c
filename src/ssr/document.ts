import { iconPath, manifestPath } from '#shared/app-icons.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import type { EmbedTheme } from '#shared/addresses.ts';
import type { Look } from '#shared/look.ts';
import { pageColours } from '#shared/page-colours.ts';
import { themeScript } from '#web/features/theme/theme-script.ts';
import { holdPicturesScript } from '#web/start/hold-pictures.ts';
import type { PicturePreload } from '#web/ui/media/picture/sources.ts';
import type { PageAssets } from '#ssr/assets.ts';
import { siteMarker } from '#ssr/head/site-address.ts';
import { iconLink, lookStyle, rootAttributes } from '#ssr/head/look.ts';

type Parts = {
  /** What the page says of itself. */
  head: string;
  content: string;
  /** What the content was searched for. */
  search: string;
  state: string;
  assets: PageAssets;
  startScript: string | null;
  /** Whether the page is nothing without its scripts: then they do not let its pictures go ahead. */
  needsScripts: boolean;
  picture: PicturePreload | null;
  look: Look;
  /** Only to be looked at, in this theme: without scripts, and nothing in it can be pressed. */
  stillIn: EmbedTheme | null;
};

/** The scripts that stand in the HTML itself, so that the security policy can allow exactly these. */
export function inlineScripts(startScript: string | null): string[] {
  return startScript === null ? [themeScript] : [themeScript, holdPicturesScript, startScript];
}

function scriptsOf({ startScript, assets, needsScripts, stillIn }: Parts): string {
  if (stillIn) return '';
  if (startScript === null)
    return assets.scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n');
  const when = needsScripts ? ' data-at-once' : '';
  return `<script id="start" data-scripts="${assets.scripts.join(' ')}"${when}>${startScript}</script>`;
}

/** Where a picture goes first, and a script is there that lets the others follow. */
function holdPictures({ content, startScript, needsScripts, stillIn }: Parts): string {
  const holds = startScript !== null && !needsScripts && !stillIn && content.includes('loading="eager"');
  return holds ? `<script>${holdPicturesScript}</script>` : '';
}

function pictureLink({ type, srcSet, sizes }: PicturePreload): string {
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

export function htmlDocument(parts: Parts): string {
  const { head, content, search, state, assets, needsScripts, picture, look, stillIn } = parts;
  const ahead = stillIn ? [] : [...(needsScripts ? assets.scripts : []), ...assets.ahead];
  return `<!doctype html>
<html${rootAttributes(look, stillIn)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${iconLink(look)}
<link rel="apple-touch-icon" href="${iconPath(180)}">
<link rel="manifest" href="${manifestPath}">
<meta name="theme-color" content="${pageColours.light}">
${stillIn ? '' : `<script>${themeScript}</script>`}
${holdPictures(parts)}
${picture ? pictureLink(picture) : ''}
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${lookStyle(look)}
${ahead.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`).join('\n')}
</head>
<body>
<div id="root"${stillIn ? ' inert' : ''} data-search="${escapeHtml(search)}" data-site="${siteMarker}">${content}</div>
${stillIn ? '' : `<script id="state" type="application/json">${state}</script>`}
${scriptsOf(parts)}
</body>
</html>
`;
}

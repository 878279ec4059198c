import { iconPath, manifestPath } from '#shared/app-icons.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { themeScript } from '#web/features/theme/theme-script.ts';
import type { PicturePreload } from '#web/ui/media/picture/sources.ts';
import type { PageAssets, StartScript } from '#ssr/assets.ts';
import { siteMarker } from '#ssr/head/site-address.ts';

type Parts = {
  /** What the page says of itself. */
  head: string;
  content: string;
  /** What the content was searched for. */
  search: string;
  state: string;
  assets: PageAssets;
  start: StartScript;
  /** Whether the page is nothing without its scripts: then they do not let its pictures go ahead. */
  needsScripts: boolean;
  picture: PicturePreload | null;
};

/** The scripts that stand in the HTML itself, so that the security policy can allow exactly these. */
export function inlineScripts(start: StartScript): string[] {
  return 'text' in start ? [themeScript, start.text] : [themeScript];
}

/** Brings the others: see web/start. */
function startScript({ start, assets, needsScripts }: Parts): string {
  const named = `id="start" data-scripts="${assets.scripts.join(' ')}"${needsScripts ? ' data-at-once' : ''}`;
  return 'text' in start
    ? `<script ${named}>${start.text}</script>`
    : `<script ${named} type="module" src="${start.address}"></script>`;
}

function pictureLink({ type, srcSet, sizes }: PicturePreload): string {
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

export function htmlDocument(parts: Parts): string {
  const { head, content, search, state, assets, needsScripts, picture } = parts;
  const ahead = [...(needsScripts ? assets.scripts : []), ...assets.ahead];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${iconPath(180)}">
<link rel="manifest" href="${manifestPath}">
<script>${themeScript}</script>
${picture ? pictureLink(picture) : ''}
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${ahead.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`).join('\n')}
</head>
<body>
<div id="root" data-search="${escapeHtml(search)}" data-site="${siteMarker}">${content}</div>
<script id="state" type="application/json">${state}</script>
${startScript(parts)}
</body>
</html>
`;
}

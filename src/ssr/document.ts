import { iconPath, manifestPath } from '#shared/media/pictures.ts';
import { escapeHtml } from '#shared/primitives/escape-html.ts';
import type { EmbedTheme } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { siteMarker } from '#server/cache/page-cache.ts';
import { closedAnnouncementScript } from '#web/features/site/closed-announcement.ts';
import { themeScript } from '#web/features/theme/theme.ts';
import { holdBackScript } from '#web/start/inline-scripts.ts';
import type { PicturePreload } from '#web/ui/media/picture/sources.ts';
import type { PageAssets } from '#ssr/assets.ts';
import { iconLink, lookStyleElement, rootAttributes, themeColour } from '#ssr/head/look.ts';

type Parts = {
  head: string;
  content: string;
  /** The query that the content was rendered for. */
  search: string;
  state: string;
  /** The sentences for visitors, as JSON. */
  text: string;
  /** The dates, numbers and names that the server has formatted, as JSON. */
  formatted: string;
  assets: PageAssets;
  startScript: string | null;
  /** Whether the page is empty without its scripts: then they do not wait for the first paint. */
  needsScripts: boolean;
  picture: PicturePreload | null;
  artist: Pick<Artist, 'look' | 'language' | 'announcement'>;
  /** Whether its visits and plays are counted. */
  isCounted: boolean;
  /** For a preview in this theme: without scripts, and inert. */
  previewTheme: EmbedTheme | null;
};

/** The inline scripts, so that the security policy can allow exactly these. */
export function inlineScripts(startScript: string | null): string[] {
  const always = [themeScript, closedAnnouncementScript];
  return startScript === null ? always : [...always, holdBackScript, startScript];
}

function scriptsOf({ startScript, assets, needsScripts, previewTheme }: Parts): string {
  if (previewTheme) return '';
  if (startScript === null)
    return assets.scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n');
  const when = needsScripts ? ' data-at-once' : '';
  return `<script id="start" data-scripts="${assets.scripts.join(' ')}"${when}>${startScript}</script>`;
}

/** Only when a picture loads first and the start script releases the rest. */
function holdBack({ content, startScript, needsScripts, previewTheme }: Parts): string {
  const holds = startScript !== null && !needsScripts && !previewTheme && content.includes('loading="eager"');
  return holds ? `<script>${holdBackScript}</script>` : '';
}

function hideClosedAnnouncement({ artist: { announcement } }: Parts): string {
  return announcement
    ? `<script data-announcement="${escapeHtml(announcement.text)}">${closedAnnouncementScript}</script>`
    : '';
}

function pictureLink({ type, srcSet, sizes }: PicturePreload): string {
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

/** A page painted while only a part of it is parsed moves when the rest arrives. `#start` is the last script. */
const paintWhole = '<link rel="expect" href="#start" blocking="render">';

export function htmlDocument(parts: Parts): string {
  const {
    head,
    content,
    search,
    state,
    text,
    formatted,
    assets,
    needsScripts,
    picture,
    artist,
    isCounted,
    previewTheme,
  } = parts;
  const { look } = artist;
  const preloaded = previewTheme ? [] : [...(needsScripts ? assets.scripts : []), ...assets.preloaded];
  return `<!doctype html>
<html${rootAttributes(artist, previewTheme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${iconLink(look)}
<link rel="apple-touch-icon" href="${iconPath(180)}">
<link rel="manifest" href="${manifestPath}">
${themeColour(look)}
${previewTheme ? '' : `<script>${themeScript}</script>${hideClosedAnnouncement(parts)}`}
${holdBack(parts)}
${picture ? pictureLink(picture) : ''}
${paintWhole}
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${lookStyleElement(look)}
${preloaded.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`).join('\n')}
</head>
<body${isCounted ? ' data-statistics' : ''}>
<div id="root"${previewTheme ? ' inert' : ''} data-search="${escapeHtml(search)}" data-owner-text="${assets.ownerText}" data-site="${siteMarker}">${content}</div>
${
  previewTheme
    ? ''
    : `<script id="state" type="application/json">${state}</script>
<script id="text" type="application/json">${text}</script>
<script id="formatted" type="application/json">${formatted}</script>`
}
${scriptsOf(parts)}
</body>
</html>
`;
}

import * as apiPaths from '#shared/primitives/api-paths.ts';
import { fold } from '#shared/primitives/fold-text.ts';
import { maximums } from '#shared/primitives/limits.ts';

/** Every path of the site. Routes spell their own, and a test compares them. */

export const pagePaths = {
  home: '/',
  auth: '/auth',
  resetPassword: '/auth/reset',
  admin: '/admin',
  music: '/music',
  videos: '/videos',
  shows: '/shows',
  news: '/news',
  press: '/press',
  privacy: '/privacy',
  thanks: '/thanks',
  offline: '/offline',
} as const;

/** Pages of the mailing list, which work without scripts. */
export const newsletterPaths = {
  thanks: '/newsletter/thanks',
  confirm: '/newsletter/confirm',
  confirmed: '/newsletter/confirmed',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** `:item` is the id and a slug: /releases/12-night */
export const itemPagePaths = {
  track: '/music/:item',
  release: '/releases/:item',
  video: '/videos/:item',
  show: '/shows/:item',
  post: '/news/:item',
} as const;
export type PageKind = keyof typeof itemPagePaths;

/** Items with a player, on their page and for other sites. */
export type PlayerKind = 'track' | 'release' | 'video';

const SLUG_LENGTH = 60;

/** Lower case and without accents; letters of other scripts stay. */
export function slugOf(title: string): string {
  const slug = fold(title)
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-');
  return Array.from(slug.replace(/^-/, '')).slice(0, SLUG_LENGTH).join('').replace(/-$/, '');
}

/** The canonical path. */
export function itemPath(kind: PageKind, { id, title }: { id: number; title: string }): string {
  const slug = slugOf(title);
  return itemPagePaths[kind].replace(':item', slug ? `${id}-${encodeURIComponent(slug)}` : String(id));
}

export function itemIdIn(path: string): number | null {
  const [, id] = /^\/[a-z]+\/([1-9]\d{0,9})(?:-[^/]*)?\/?$/.exec(path) ?? [];
  return id && Number(id) <= maximums.id ? Number(id) : null;
}

export const sections = ['home', 'music', 'videos', 'shows', 'news', 'about', 'contact'] as const;
export type Section = (typeof sections)[number];

export { apiPaths };

export const itemApiPaths: Record<PageKind, string> = {
  track: apiPaths.tracks,
  release: apiPaths.releases,
  video: apiPaths.videos,
  show: apiPaths.shows,
  post: apiPaths.posts,
};

/** Items with a page that leads to the previous and the next one. */
export const neighbourKinds = ['track', 'video', 'post'] as const;
export type NeighbourKind = (typeof neighbourKinds)[number];

/** /api/tracks/12/neighbours */
export function neighboursPath(kind: NeighbourKind, id: number): string {
  return `${itemApiPaths[kind]}/${id}/neighbours`;
}

export function releaseZipPath(id: number): string {
  return `${apiPaths.releases}/${id}/zip`;
}

/** The whole mailing list as a file. */
export const subscribersCsvPath = '/api/subscribers.csv';

/** With the same range as the statistics: ?from=2026-11-01&to=2026-11-18 */
export const statisticsCsvPath = '/api/statistics.csv';

export const pressZipPath = '/press.zip';
export const pressLogoPath = '/press/logo.png';

export const embedsPath = '/embed/';

/** Players for iframes on other sites: /embed/music/12 */
export const embedPagePaths: Record<PlayerKind, string> = {
  track: '/embed/music/:id',
  release: '/embed/releases/:id',
  video: '/embed/videos/:id',
};

/** Overrides the reader's colour scheme: /embed/music/12?theme=dark */
export const embedThemes = ['light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

export const pageKinds = Object.keys(itemPagePaths) as PageKind[];
export const playerKinds = Object.keys(embedPagePaths) as PlayerKind[];

/** The item of a page or of an embedded player; null for every other path. */
export function itemAt(path: string): { kind: PageKind; id: number } | null {
  const page = path.replace(/^\/embed(?=\/)/, '');
  const id = itemIdIn(page);
  const kind = pageKinds.find((each) => page.startsWith(itemPagePaths[each].replace(':item', '')));
  return kind && id !== null ? { kind, id } : null;
}

export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;
export const sitemapPath = '/sitemap.xml';
/** With `?show=12` that show alone. */
export const calendarPath = '/shows.ics';

/** Linked from the feed: /lyrics/12.vtt for lyrics with timestamps. */
export function lyricsPath(id: number, format: 'timed' | 'plain'): string {
  return `/lyrics/${id}.${format === 'timed' ? 'vtt' : 'txt'}`;
}
export const oembedPath = '/oembed';

export const uploadsPath = '/uploads/';

/** Square artwork for podcast apps: /artwork/0123456789abcdef-artwork.jpg */
export const artworkPath = '/artwork/:file';

/** False for API calls, files and embeds; `url` may have a query. */
export function isPageAddress(url: string): boolean {
  return !/^\/(api|artwork|assets|embed|healthz|icons|lyrics|oembed|share|uploads)(?![^/?])/.test(url);
}

/** Old data references files under this path that no longer exist. */
export function isUnavailable(path: string): boolean {
  return path.startsWith('/api/uploads/');
}

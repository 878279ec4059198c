import { fold } from '#shared/fold.ts';

/** The addresses of the site, for links, calls and pages; each route spells its own, and a test compares them. */

export const pagePaths = {
  home: '/',
  auth: '/auth',
  admin: '/admin',
  music: '/music',
  videos: '/videos',
  thanks: '/thanks',
  offline: '/offline',
} as const;

/** Pages about one thing, named by its number and, for people, its title: /releases/12-night */
export const itemPagePaths = {
  track: '/music/:item',
  release: '/releases/:item',
  video: '/videos/:item',
} as const;
/** What has a page of its own. */
export type PageKind = keyof typeof itemPagePaths;

const SLUG_LENGTH = 60;

/** A title as it stands in an address: lower case, without accents, in the letters of its own script. */
export function slugOf(title: string): string {
  const words = fold(title)
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-');
  return Array.from(words.replace(/^-/, '')).slice(0, SLUG_LENGTH).join('').replace(/-$/, '');
}

/** The one address of the page about this. */
export function itemPath(kind: PageKind, { id, title }: { id: number; title: string }): string {
  const slug = slugOf(title);
  return itemPagePaths[kind].replace(':item', slug ? `${id}-${encodeURIComponent(slug)}` : String(id));
}

/** The number in the address of such a page; null where there is none. */
export function itemIdIn(path: string): number | null {
  const [, id] = /^\/[a-z]+\/([1-9]\d{0,9})(?:-[^/]*)?\/?$/.exec(path) ?? [];
  return id && Number(id) <= 2_147_483_647 ? Number(id) : null;
}

export const sections = ['home', 'music', 'videos', 'about', 'contact'] as const;
export type Section = (typeof sections)[number];

export const sectionLabels: Record<Section, string> = {
  home: 'Home',
  music: 'Music',
  videos: 'Videos',
  about: 'About',
  contact: 'Contact',
};

export const apiPaths = {
  user: '/api/user',
  login: '/api/login',
  register: '/api/register',
  logout: '/api/logout',
  password: '/api/password',
  registration: '/api/registration',
  users: '/api/users',
  sessions: '/api/sessions',
  artist: '/api/artist',
  tracks: '/api/tracks',
  featuredTrack: '/api/tracks/featured',
  releases: '/api/releases',
  videos: '/api/videos',
  featuredVideo: '/api/videos/featured',
  allThumbnails: '/api/videos/generate-all-thumbnails',
  photos: '/api/about/images',
  featuredPhoto: '/api/about/images/featured',
  contact: '/api/contact',
  messages: '/api/messages',
  unreadMessages: '/api/messages/unread',
  deleteMessages: '/api/messages/delete',
  settings: '/api/settings',
  look: '/api/look',
  preview: '/api/preview',
  uploadLimits: '/api/upload-limits',
  notices: '/api/notices',
  backup: '/api/backup',
  backupStatus: '/api/backup/status',
  check: '/api/check',
  demo: '/api/demo',
  firstSteps: '/api/first-steps',
  bin: '/api/bin',
  diskUse: '/api/disk-use',
} as const;

/** Where what a page is about is read. */
export const itemApiPaths: Record<PageKind, string> = {
  track: apiPaths.tracks,
  release: apiPaths.releases,
  video: apiPaths.videos,
};

/** Where is read what stands before and after a song or a video: /api/tracks/12/neighbours */
export function neighboursPath(kind: Exclude<PageKind, 'release'>, id: number): string {
  return `${itemApiPaths[kind]}/${id}/neighbours`;
}

/** Players that other sites may show in a frame: /embed/music/12 */
export const embedPagePaths: Record<PageKind, string> = {
  track: '/embed/music/:id',
  release: '/embed/releases/:id',
  video: '/embed/videos/:id',
};

/** The colours of such a player, where they are not to be the reader's own: /embed/music/12?theme=dark */
export const embedThemes = ['light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

export const pageKinds = Object.keys(itemPagePaths) as PageKind[];

/** What the page at this path is about, or the player that other sites show in a frame; null for every other path. */
export function itemAt(path: string): { kind: PageKind; id: number } | null {
  const page = path.replace(/^\/embed(?=\/)/, '');
  const id = itemIdIn(page);
  const kind = pageKinds.find((each) => page.startsWith(itemPagePaths[each].replace(':item', '')));
  return kind && id !== null ? { kind, id } : null;
}

/** For feed readers, search engines, and programs that turn a link into a player. */
export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;
export const sitemapPath = '/sitemap.xml';

/** The words of a song by themselves, for those who follow the feed: /lyrics/12.vtt where they have times. */
export function lyricsPath(id: number, words: 'timed' | 'plain'): string {
  return `/lyrics/${id}.${words === 'timed' ? 'vtt' : 'txt'}`;
}
export const oembedPath = '/oembed';

export const uploadsPath = '/uploads/';

/** Pictures that are shown where somebody shares a link: /share/music/12-0123456789abcdef.jpg */
export const sharePicturePaths: Record<PageKind | 'site', string> = {
  track: '/share/music/:file',
  release: '/share/releases/:file',
  video: '/share/videos/:file',
  site: '/share/:file',
};

/** Covers and photos as podcast apps want them, square and large: /artwork/0123456789abcdef-artwork.jpg */
export const artworkPath = '/artwork/:file';

/** Whether people open this address, query included; what programs ask for stands under names of its own. */
export function isPageAddress(url: string): boolean {
  return !/^\/(api|artwork|assets|embed|healthz|icons|lyrics|oembed|share|uploads)(?![^/?])/.test(url);
}

/** Paths that only old data carries; the files behind them are gone. */
export function isUnavailable(path: string): boolean {
  return path.startsWith('/api/uploads/');
}

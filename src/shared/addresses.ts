import { fold } from '#shared/fold.ts';

/** The addresses of the site, for links, calls and pages; each route spells its own, and a test compares them. */

export const pagePaths = {
  home: '/',
  auth: '/auth',
  admin: '/admin',
  music: '/music',
  videos: '/videos',
  thanks: '/thanks',
} as const;

/** Pages about one thing, named by its number and, for people, its title: /releases/12-night */
export const itemPagePaths = { release: '/releases/:item' } as const;

const SLUG_LENGTH = 60;

/** A title as it stands in an address: lower case, without accents, in the letters of its own script. */
export function slugOf(title: string): string {
  const words = fold(title)
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-');
  return Array.from(words.replace(/^-/, '')).slice(0, SLUG_LENGTH).join('').replace(/-$/, '');
}

export function releasePath({ id, title }: { id: number; title: string }): string {
  const slug = slugOf(title);
  return itemPagePaths.release.replace(':item', slug ? `${id}-${encodeURIComponent(slug)}` : String(id));
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
  preview: '/api/preview',
  uploadLimits: '/api/upload-limits',
  notices: '/api/notices',
  backup: '/api/backup',
  backupStatus: '/api/backup/status',
  check: '/api/check',
  bin: '/api/bin',
  diskUse: '/api/disk-use',
} as const;

export const uploadsPath = '/uploads/';

/** Whether people open this address, query included; what programs ask for stands under names of its own. */
export function isPageAddress(url: string): boolean {
  return !/^\/(api|assets|healthz|uploads)(?![^/?])/.test(url);
}

/** Paths that only old data carries; the files behind them are gone. */
export function isUnavailable(path: string): boolean {
  return path.startsWith('/api/uploads/');
}

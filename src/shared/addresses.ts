/** The addresses of the site, for links, calls and pages; each route spells its own, and a test compares them. */

export const pagePaths = {
  home: '/',
  auth: '/auth',
  admin: '/admin',
  music: '/music',
  videos: '/videos',
  thanks: '/thanks',
} as const;

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
  notices: '/api/notices',
  backup: '/api/backup',
  backupStatus: '/api/backup/status',
  check: '/api/check',
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

import type { Sentences } from '#shared/language/sentences.ts';

/** The names of the pages: in headings, in links to them, and in the title of the window. */
export const pages = {
  music: 'All Music',
  videos: 'All Videos',
  shows: 'Shows',
  // What is counted and stored about visitors; a link in the footer.
  privacy: 'Privacy',
  offline: 'Kept Songs',
  thanks: 'Message Sent',
  signIn: 'Sign in',
  register: 'Register',
  dashboard: 'Admin Dashboard',
  notFound: 'Page Not Found',
  // The second and later pages of a list: {title} is the name of the list.
  numbered: '{title} – page {page}',
} as const satisfies Sentences;

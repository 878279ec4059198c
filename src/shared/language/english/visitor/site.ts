import type { Sentences } from '#shared/language/sentences.ts';

/** What every page has, and what many parts share. */
export const site = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  darkTheme: 'Switch to dark theme',
  lightTheme: 'Switch to light theme',
  // For screen readers: the links at the end of the page.
  footer: 'Footer',
  copyright: '© {year} {artist}. All rights reserved.',
  // For screen readers: one line above the page, such as “Tickets for May are here”.
  announcement: 'Announcement',
  // For screen readers: a cross that closes a dialog or a message.
  close: 'Close',
  loading: 'Loading…',
  error: 'Error',
  failed: 'Something went wrong. Please try again.',
  tryAgain: 'Try Again',
  cannotCopy: 'Your browser does not let us copy. The text is selected: please copy it yourself.',
  loadMore: 'Load More',
  previousPage: 'Previous page',
  firstPage: 'First page',
  countOrMore: '{count} or more',
  // A link above the heading of a page.
  back: 'Back to Home',
  // A button.
  backToHome: 'Back to the home page',
} as const satisfies Sentences;

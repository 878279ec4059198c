import type { Sentences } from '#shared/language/sentences.ts';

/** The page with all songs. */
export const musicList = {
  caption: 'All music',
  search: 'Search music',
  // In the empty search box.
  searchHint: 'Search music...',
  cover: 'Cover',
  title: 'Title',
  type: 'Type',
  released: 'Released',
  listen: 'Listen',
  download: 'Download',
  none: 'No music available yet.',
  noMatches: 'No music matches “{query}”.',
  emptyPage: 'No music on this page.',
  more: 'More music',
  found: { one: '{shown} song found', other: '{shown} songs found' },
} as const satisfies Sentences;

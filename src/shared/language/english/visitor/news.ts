import type { Sentences } from '#shared/language/sentences.ts';

/** News on the home page, in their list and on the page of a post. */
export const news = {
  subtitle: 'The latest from {artist}.',
  seeAll: 'See All News',
  search: 'Search news',
  // In the empty search box.
  searchHint: 'Search news...',
  more: 'More news',
  none: 'No news yet.',
  noMatches: 'No news matches “{query}”.',
  emptyPage: 'No news on this page.',
  found: { one: '{shown} post found', other: '{shown} posts found' },
  failed: 'Failed to load news. Please try again later.',
  loading: 'Loading news...',
  // For screen readers: links to the posts before and after this one.
  neighbours: {
    label: 'More news',
    previous: 'Newer post',
    next: 'Older post',
  },
} as const satisfies Sentences;

import type { Sentences } from '#shared/language/sentences.ts';

/** The page with all videos. */
export const videoList = {
  caption: 'All videos',
  search: 'Search videos',
  // In the empty search box.
  searchHint: 'Search videos...',
  thumbnail: 'Thumbnail',
  title: 'Title',
  views: 'Views',
  category: 'Category',
  uploaded: 'Upload Date',
  watch: 'Watch',
  none: 'No videos available yet.',
  noMatches: 'No videos match “{query}”.',
  emptyPage: 'No videos on this page.',
  found: { one: '{shown} video found', other: '{shown} videos found' },
} as const satisfies Sentences;

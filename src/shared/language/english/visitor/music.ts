import type { Sentences } from '#shared/language/sentences.ts';

/** Songs, and the music on the home page. */
export const music = {
  stream: "Stream {artist}'s latest tracks.",
  streamOrDownload: "Stream or download {artist}'s latest tracks.",
  latest: 'Latest Songs',
  seeAll: 'See All Music',
  none: 'No music releases available yet. Check back soon!',
  failed: 'Failed to load music. Please try again later.',
  loading: 'Loading music...',
  favourite: 'Favourite {title}',
  // Of a song with words that are not for children.
  explicit: 'Explicit',
  // For screen readers: links to the songs before and after this one.
  neighbours: {
    label: 'More songs',
    previous: 'Previous song',
    next: 'Next song',
  },
} as const satisfies Sentences;

import type { Sentences } from '#shared/language/sentences.ts';

/** Videos, and those on the home page. */
export const videos = {
  title: 'Videos',
  subtitle: "Check out {artist}'s latest videos and behind-the-scenes content.",
  more: 'More videos',
  showMore: 'View More Videos',
  seeAll: 'See All Videos',
  none: 'No videos available yet. Check back soon!',
  failed: 'Failed to load videos. Please try again later.',
  loading: 'Loading videos...',
  // Buttons and links that start a video.
  watch: 'Watch',
  // For screen readers, instead of “watch”.
  watchTitle: 'Watch {title}',
  close: 'Close {title}',
  // {shown} is a short number, such as 12k.
  views: { one: '{shown} view', other: '{shown} views' },
  broken: 'The video could not be played. Please try again later, or in another browser.',
  unavailable: 'Video not available in deployment',
  noSource: 'No video source available',
  // For screen readers: links to the videos before and after this one.
  neighbours: {
    label: 'More videos',
    previous: 'Previous video',
    next: 'Next video',
  },
} as const satisfies Sentences;

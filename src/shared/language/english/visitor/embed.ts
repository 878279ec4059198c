import type { Sentences } from '#shared/language/sentences.ts';

/** The small players in pages of other sites. */
export const embed = {
  listenAt: 'Listen at {artist}',
  watchAt: 'Watch at {artist}',
  visit: 'Visit {artist}',
  noVideo: 'This video is not available right now.',
  // In place of a player whose song, release or video is deleted or not published.
  nothingToPlay: 'This is not available right now',
} as const satisfies Sentences;

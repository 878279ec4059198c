import type { Sentences } from '#shared/language/sentences.ts';

/** Songs and videos are converted after the upload, so that every browser can play them. */
export const conversions = {
  running: 'Preparing for every browser: {percent}%',
  waiting: 'Waiting to be prepared',
  // {reason} is a sentence.
  failed: 'Could not be converted: {reason}',
} as const satisfies Sentences;

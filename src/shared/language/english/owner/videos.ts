import type { Sentences } from '#shared/language/sentences.ts';

/** The library of videos, and the form of a video. */
export const videos = {} as const satisfies Sentences;

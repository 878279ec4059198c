import type { Sentences } from '#shared/language/sentences.ts';

/** The library of songs, and the form of a song. */
export const tracks = {} as const satisfies Sentences;

import type { Sentences } from '#shared/language/sentences.ts';

/** The library of photos, and the form of a photo. */
export const photos = {} as const satisfies Sentences;

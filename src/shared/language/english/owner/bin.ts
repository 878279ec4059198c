import type { Sentences } from '#shared/language/sentences.ts';

/** The bin, deleting and restoring. */
export const bin = {} as const satisfies Sentences;

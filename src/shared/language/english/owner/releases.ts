import type { Sentences } from '#shared/language/sentences.ts';

/** Albums and EPs, and the form of a release. */
export const releases = {} as const satisfies Sentences;

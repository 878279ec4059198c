import type { Sentences } from '#shared/language/sentences.ts';

/** The first steps and the demo. */
export const start = {} as const satisfies Sentences;

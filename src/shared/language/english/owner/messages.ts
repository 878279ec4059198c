import type { Sentences } from '#shared/language/sentences.ts';

/** The inbox. */
export const messages = {} as const satisfies Sentences;

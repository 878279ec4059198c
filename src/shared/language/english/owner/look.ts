import type { Sentences } from '#shared/language/sentences.ts';

/** The look of the site. */
export const look = {} as const satisfies Sentences;

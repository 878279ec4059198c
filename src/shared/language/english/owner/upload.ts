import type { Sentences } from '#shared/language/sentences.ts';

/** Upload Content: the forms for new songs, videos and photos. */
export const upload = {} as const satisfies Sentences;

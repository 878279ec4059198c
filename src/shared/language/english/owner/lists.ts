import type { Sentences } from '#shared/language/sentences.ts';

/** What all lists of the dashboard share. */
export const lists = {} as const satisfies Sentences;

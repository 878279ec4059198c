import type { Sentences } from '#shared/language/sentences.ts';

/** What only the owner reads: the dashboard. */
export const owner = {} as const satisfies Sentences;

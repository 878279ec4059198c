import type { Sentences } from '#shared/language/sentences.ts';

/** Accounts and where they are signed in. */
export const accounts = {} as const satisfies Sentences;

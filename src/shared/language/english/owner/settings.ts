import type { Sentences } from '#shared/language/sentences.ts';

/** Site Settings, without the accounts and the look. */
export const settings = {} as const satisfies Sentences;

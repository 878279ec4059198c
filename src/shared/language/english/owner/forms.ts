import type { Sentences } from '#shared/language/sentences.ts';

/** What all forms and edit dialogs share. */
export const forms = {} as const satisfies Sentences;

import type { Sentences } from '#shared/language/sentences.ts';

/** The small form for the newsletter, at the end of every page. */
export const signUp = {
  // The label of the field for the address.
  label: 'New songs and shows by email',
  // A short button beside the field.
  submit: 'Subscribe',
  thanks:
    'Thank you! You will get an email with a link. Please press it, so that we know the address is yours.',
} as const satisfies Sentences;

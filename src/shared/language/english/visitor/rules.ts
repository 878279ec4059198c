import type { Sentences } from '#shared/language/sentences.ts';

/** What is wrong with a field of a form. {field} is its label, such as “Name”. */
export const rules = {
  text: '{field} must be text',
  tooShort: '{field} must be at least {min} characters',
  tooLong: '{field} must be {max} characters or fewer',
  singleLine: '{field} must be a single line',
  unstorable:
    'This text contains a character that cannot be saved. Please take it out, or type the text again.',
  email: 'Please enter a valid email address',
} as const satisfies Sentences;

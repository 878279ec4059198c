import type { Sentences } from '#shared/language/sentences.ts';

/** Newsletters and the mailing list. */
export const newsletter = {
  subject: 'Subject',
  subjectRequired: 'A newsletter needs a subject',
  body: 'Text',
  sendAt: 'Time of sending',
  sendAtInThePast: 'This time has passed. Choose a later one, or send it now.',
  itemGone: 'What the newsletter is about is no longer there. Please choose something else.',
} as const satisfies Sentences;

import type { Sentences } from '#shared/language/sentences.ts';

/** The library of posts, and the form of a post. */
export const news = {
  body: 'Text',
  bodyRequired: 'Please write something',
  attachmentGone: 'This song, video or release is not there any more. Please choose another one.',
  oneAttachment: 'A post shows one song, video or release. Please leave the others out.',
} as const satisfies Sentences;

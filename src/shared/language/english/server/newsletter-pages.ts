import type { Sentences } from '#shared/language/sentences.ts';

/** The pages of the mailing list. */
export const newsletterPages = {
  thanks: {
    heading: 'Please check your mail',
    sentence:
      'You get a mail with a link. Open it to confirm your address: then news from {artist} will come to you. If you find no mail, look among the spam.',
  },
  confirm: {
    heading: 'One more click',
    sentence: 'Press the button to get news from {artist} by mail.',
    button: 'Yes, send me news',
  },
  confirmed: {
    heading: 'You are on the list',
    sentence: 'From now on you get news from {artist} by mail. Every mail has a link to leave the list.',
  },
  unsubscribe: {
    heading: 'Leave the list?',
    sentence: 'Press the button to get no more news from {artist} by mail.',
    button: 'Yes, send me no more',
  },
  left: {
    heading: 'You have left the list',
    sentence: 'You get no more news from {artist} by mail.',
  },
} as const satisfies Sentences;

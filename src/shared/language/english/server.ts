import { errors } from '#shared/language/english/server/errors.ts';
import { mail } from '#shared/language/english/server/mail.ts';
import { newsletterPages } from '#shared/language/english/server/newsletter-pages.ts';
import { maintenance } from '#shared/language/english/server/maintenance.ts';
import { privacy } from '#shared/language/english/server/privacy.ts';
import { requests } from '#shared/language/english/server/requests.ts';
import type { Sentences } from '#shared/language/sentences.ts';

/** What only the server says: answers of the API, notices, and what other programs show. */
export const server = {
  errors,
  requests,
  maintenance,
  mail,
  newsletterPages,
  privacy,
  refusedMessage: {
    title: 'Message Not Sent',
    advice: 'Go back with your browser to try again: what you wrote is still there.',
    back: 'Back to the form',
  },
  // The form of the newsletter
  refusedSignUp: {
    title: 'Not Signed Up',
    back: 'Back to the site',
  },
  // While the artist has written nothing else
  artist: {
    about: 'Here you will find music, videos and photos by {artist}.',
  },
  // Copies of songs and videos that play everywhere are made from the uploaded file, the original.
  conversions: {
    tooHeavy:
      'This file takes too much time or memory to convert, so visitors get the original. Please export it again in a more usual format, or shorter.',
    failed:
      'The server could not convert this file, so visitors get the original. It is tried again when the site is started again.',
  },
  thumbnails: {
    made: 'Made {made} of {total} thumbnails',
    noneMissing: 'No thumbnail is missing',
  },
} as const satisfies Sentences;

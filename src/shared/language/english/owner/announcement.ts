import type { Sentences } from '#shared/language/sentences.ts';

/** The card of the announcement in Site Settings. */
export const announcement = {
  title: 'Announcement',
  description: 'One line above every page, which visitors can close. Leave it empty for none.',
  // Labels of fields
  text: 'Announcement Text',
  link: 'Announcement Link',
  linkHint: 'A page of your site, like /music, or an address elsewhere. Leave it empty for no link.',
  until: 'Last Day',
  untilHint: 'The line disappears after this day. Leave it empty to keep it.',
  invalidLink: 'A link begins with https:// or, for a page of your site, with /',
} as const satisfies Sentences;

import type { Sentences } from '#shared/language/sentences.ts';

/** The page for bookers and journalists. */
export const press = {
  title: 'Press',
  failed: 'The press kit could not be loaded.',
  downloadAll: 'Download everything',
  shortBio: 'Short biography',
  longBio: 'Biography',
  // A button, and its name for screen readers.
  copy: 'Copy',
  copyTitle: 'Copy: {title}',
  copied: 'Text copied',
  quotes: 'Quotes',
  photos: 'Photos',
  photoBy: 'Photo: {photographer}',
  logo: 'Logo',
  rider: 'Technical rider (PDF)',
} as const satisfies Sentences;

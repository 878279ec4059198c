import type { Sentences } from '#shared/language/sentences.ts';

/** The gallery, and a photo in full size. */
export const photos = {
  title: 'Photo Gallery',
  none: 'No images available in the gallery yet.',
  failed: 'Failed to load images. Please try again later.',
  loading: 'Loading images...',
  previous: 'Previous photo',
  next: 'Next photo',
  photographer: 'Photographer',
  location: 'Location',
  year: 'Year',
} as const satisfies Sentences;

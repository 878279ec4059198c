import type { Content } from '#tests/support/content/fill-site.ts';

/** An artist's site that has run for years. Read-only tests share one; its newest song is 'Song 120'. */
const lyrics = '[00:00.00]Paper lanterns\n[00:40.00]Carry me home\n[01:20.00]Good night';
const credits = 'Written by Ana\nDrums by Li';
const many = (count: number) => Array.from({ length: count }, () => ({}));

/** The ids follow the order of upload: the first of 120 tracks has the id 120. */
export const catalogue = {
  tracks: [
    {},
    {},
    { title: 'Übers Meer', lyrics, credits, explicit: true },
    { title: 'Plain Words', lyrics: 'One\nTwo', credits, isrc: 'USRC17607839', explicit: true },
    ...many(115),
    { title: 'Über den Wolken' },
  ],
  videos: 120,
  photos: [
    {
      title: 'On stage',
      featured: true,
      picture: { width: 2400, height: 1600, thumbhash: null, animated: false, focus: { x: 0.2, y: 0.3 } },
    },
    { title: 'Opening night', description: 'Minutes before.', location: 'Tallahassee', year: '2025' },
    { title: 'Only a title', description: null, photographer: null, location: null, year: null },
    { title: 'Lost photo', imagePath: '/api/uploads/old.jpg', picture: null },
    ...many(56),
  ],
  messages: 12,
} satisfies Content;

/** Added through the API once the site runs. Its date puts it far down in the list of songs. */
export const catalogueRelease = {
  title: 'Night Rooms',
  releaseType: 'album',
  releaseDate: '2024-09-17',
  trackIds: [32, 31, 30],
};

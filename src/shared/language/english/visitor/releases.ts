import type { Sentences } from '#shared/language/sentences.ts';

/** Singles, EPs and albums. */
export const releases = {
  title: 'Releases',
  songs: 'Songs',
  // Below the title of a song: the release that it is on.
  from: 'from {title}',
  // When the release has the same title as the song.
  fromSame: {
    single: 'from the single',
    ep: 'from the EP',
    album: 'from the album',
  },
} as const satisfies Sentences;

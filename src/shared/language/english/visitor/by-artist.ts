import type { Sentences } from '#shared/language/sentences.ts';

/** After the title of a song, release, video or show: in the title of the window, in search results and in shared links. */
export const byArtist = {
  song: 'Song by {artist}',
  songFrom: 'Song by {artist}, from “{release}”',
  single: 'Single by {artist}',
  ep: 'EP by {artist}',
  album: 'Album by {artist}',
  musicVideo: 'Music Video by {artist}',
  livePerformance: 'Live Performance by {artist}',
  behindTheScenes: 'Behind The Scenes by {artist}',
  comedy: 'Comedy by {artist}',
  tutorial: 'Tutorial by {artist}',
  show: 'Concert by {artist} on {date}',
  // A video without a description, in search results.
  title: '{title} by {artist}',
} as const satisfies Sentences;

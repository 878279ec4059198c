import type { Sentences } from '#shared/language/sentences.ts';

/** Kinds of songs and videos, and how they are described in one line. */
export const catalogue = {
  releaseTypes: { single: 'Single', ep: 'EP', album: 'Album' },
  videoTypes: {
    musicVideo: 'Music Video',
    livePerformance: 'Live Performance',
    behindTheScenes: 'Behind The Scenes',
    comedy: 'Comedy',
    tutorial: 'Tutorial',
  },
  // A song of an album
  song: 'Song',
  fromRelease: 'from “{release}”',
} as const satisfies Sentences;

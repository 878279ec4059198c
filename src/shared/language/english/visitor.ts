import type { Sentences } from '#shared/language/sentences.ts';

/** What visitors read. */
export const visitor = {
  player: {
    play: 'Play {title}',
    pause: 'Pause {title}',
    playAll: 'Play all',
    mute: 'Mute',
    unmute: 'Unmute',
  },
} as const satisfies Sentences;

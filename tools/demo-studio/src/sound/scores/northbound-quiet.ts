import type { Score } from '#studio/sound/score/score.ts';
import { northboundTune } from '#studio/sound/scores/northbound.ts';

/** The same song at the piano, after everyone got off. */
export const northboundQuiet: Score = {
  key: 'E minor',
  tempo: 96,
  beats: 4,
  strongBeats: [0, 2],
  room: 'night',
  form: ['intro', 'verse alone', 'chorus', 'interlude', 'verse', 'chorus', 'last chorus', 'ending'],
  sections: [
    { name: 'intro', chords: 'Em7', dynamics: 0.4, play: { piano: '0 1 2 3 4 3 2 3' } },
    {
      name: 'verse',
      ...northboundTune.verse,
      sing: 'oo',
      dynamics: 0.52,
      play: { piano: '0 . 23 . 4 . 23 .' },
    },
    {
      name: 'chorus',
      ...northboundTune.chorus,
      sing: 'oh',
      dynamics: 0.7,
      pad: true,
      play: { piano: '0 1 2 3 4 3 2 3' },
    },
    {
      name: 'ending',
      ...northboundTune.ending,
      sing: 'mm',
      dynamics: 0.42,
      slowing: 0.4,
      pad: true,
      play: { piano: '0 . 2 . 4 . . .' },
    },
  ],
};

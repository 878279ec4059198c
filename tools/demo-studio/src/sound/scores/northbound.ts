import type { Score, Section } from '#studio/sound/score/score.ts';

/** The song itself, whoever plays it. */
export const northboundTune = {
  departure: {
    chords: 'Em7 | Cmaj7 | G | D',
    melody: `
      -:.5 B4:.5 B4:.5 A4:.5 G4:1.5 E4:.5 | G4:2 -:2 | -:.5 B4:.5 B4:.5 A4:.5 B4:1.5 D5:.5 | A4:2 -:2`,
  },
  verse: {
    chords: 'Em7 | Cmaj7 | Am7 | D',
    melody: `
      -:.5 B4:.5 B4:.5 A4:.5 G4:1.5 E4:.5 | G4:1.5 A4:.5 B4 D5 | E5:1.5 D5:.5 C5 A4 | A4:2 -:2`,
  },
  chorus: {
    chords: 'C | G/B | Am7 | Em | C | G/B | D | D7sus4',
    melody: `
      E5:1.5 D5:.5 C5 B4 | D5:1.5 B4:.5 G4 - | C5:1.5 B4:.5 A4 G4 | B4:2 -:2 |
      E5:1.5 D5:.5 C5 E5 | D5:1.5 B4:.5 D5 G4 | A4:1.5 G4:.5 F#4 A4 | G4:2 -:2`,
  },
  ending: {
    chords: 'Cmaj7 | D | Emadd9 | Emadd9',
    melody: 'B4:1.5 A4:.5 G4 E4 | F#4:1.5 G4:.5 A4 F#4 | E4:4 | -:4',
  },
} satisfies Record<string, Pick<Section, 'chords' | 'melody'>>;

/** A night train: the pulse never stops, the lights go by. */
export const northbound: Score = {
  key: 'E minor',
  tempo: 118,
  beats: 4,
  strongBeats: [0, 2],
  room: 'night',
  form: ['intro', 'verse alone', 'chorus', 'interlude', 'verse', 'chorus', 'last chorus', 'ending'],
  sections: [
    {
      name: 'intro',
      chords: 'Em7 | Cmaj7',
      dynamics: 0.55,
      pad: true,
      play: { synth: '1 3 2 4 3 5 2 4 1 3 2 4 3 5 4 2' },
      drums: { kick: 'x . o . x . o .' },
    },
    {
      name: 'verse',
      ...northboundTune.departure,
      sing: 'oo',
      dynamics: 0.6,
      pad: true,
      play: { synth: '1 3 2 4 3 5 2 4 1 3 2 4 3 5 4 2', bass: '0 . . . 0 . . .' },
      drums: { kick: 'x . . . x . . .' },
    },
    {
      name: 'verse',
      ...northboundTune.verse,
      sing: 'oo',
      dynamics: 0.7,
      pad: true,
      play: { synth: '1 3 2 4 3 5 2 4 1 3 2 4 3 5 4 2', bass: '0 . 0 0 . 0 0 .' },
      drums: { kick: 'x . . . x . . .', shaker: 'o o x o o o x o o o x o o o x o' },
    },
    {
      name: 'chorus',
      ...northboundTune.chorus,
      sing: 'ah',
      harmony: true,
      dynamics: 0.86,
      pad: true,
      play: {
        synth: '1 3 2 4 3 5 2 4 1 3 2 4 3 5 4 2',
        keys: '1234 . . . . 234 . .',
        bass: '0 0 0 0 0 0 0 0',
      },
      drums: {
        kick: 'x . x . x . x .',
        brush: '. . x . . . x .',
        shaker: 'o o x o o o x o o o x o o o x o',
      },
    },
    {
      name: 'ending',
      ...northboundTune.ending,
      sing: 'oo',
      dynamics: 0.55,
      slowing: 0.25,
      pad: true,
      play: { synth: '1 3 2 4 3 5 2 4', bass: '0 . . .' },
    },
  ],
};

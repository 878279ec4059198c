import type { Score } from '#studio/sound/score/score.ts';

/** An old electric piano and a beat that leans back: a station found by chance. */
export const driftwoodRadio: Score = {
  key: 'C major',
  tempo: 88,
  beats: 4,
  strongBeats: [0, 2],
  swing: 0.22,
  room: 'kitchen',
  mix: { keys: 1.15 },
  sections: [
    {
      name: 'intro',
      chords: 'Fmaj7 | Em7',
      dynamics: 0.55,
      play: { keys: '01234 . . 234 . . 34 .' },
    },
    {
      name: 'verse',
      chords: 'Fmaj7 | Em7 | Dm7 | Cmaj7',
      melody: `
        -:.5 A4:.5 C5 E5:1.5 D5:.5 | B4:1.5 G4:.5 B4 - | -:.5 F4:.5 A4 C5:1.5 B4:.5 | G4:1.5 E4:.5 G4 -`,
      sing: 'oo',
      dynamics: 0.66,
      play: { keys: '1234 . . 234 . . 34 .', bass: '0 . . 0 . . f .' },
      drums: { kick: 'x . . o . x . .', brush: '. . x . . . x .', shaker: 'o x o x o x o x' },
    },
    {
      name: 'chorus',
      chords: 'Fmaj7 | G | Em7 | Am7 | Fmaj7 | G7sus4',
      melody: `
        A4:1.5 G4:.5 A4 C5 | B4:2 - G4:.5 A4:.5 | B4:1.5 A4:.5 G4 E4 | A4:2 -:2 |
        A4:1.5 G4:.5 A4 E5 | D5:1.5 C5:.5 D5 -`,
      sing: 'oh',
      harmony: true,
      dynamics: 0.82,
      pad: true,
      play: { keys: '1234 . . 234 . . 34 .', bass: '0 . . 0 . f 0 .', synth: '. . 3 . 4 . 5 .' },
      drums: { kick: 'x . . o . x . .', brush: '. . x . . . x o', shaker: 'o x o x o x o x' },
    },
    {
      name: 'ending',
      chords: 'Dm9 | G7sus4 | Cmaj7',
      melody: '- F4:.5 A4:.5 C5 A4 | G4:1.5 F4:.5 D4:2 | E4:4',
      sing: 'oo',
      dynamics: 0.55,
      slowing: 0.35,
      pad: true,
      play: { keys: '01234 . . . . . . .' },
    },
  ],
};

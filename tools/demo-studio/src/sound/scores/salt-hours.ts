import type { Score } from '#studio/sound/score/score.ts';

/** A piano with its felt down, late; the chorus only opens a window. */
export const saltHours: Score = {
  key: 'F major',
  tempo: 76,
  beats: 4,
  strongBeats: [0, 2],
  room: 'sea',
  form: ['intro', 'verse alone', 'chorus', 'interlude', 'verse', 'chorus', 'last chorus', 'ending'],
  sections: [
    { name: 'intro', chords: 'Fmaj7', dynamics: 0.45, play: { piano: '0 1 2 3 4 3 2 3' } },
    {
      name: 'verse',
      chords: 'Dm7 | Bbmaj7 | F/A | C',
      melody: 'A4:1.5 G4:.5 F4 D4 | F4:2 - F4:.5 G4:.5 | A4:1.5 C5:.5 A4 F4 | G4:3 -',
      sing: 'oo',
      dynamics: 0.58,
      play: { piano: '0 1 2 3 4 3 2 3' },
    },
    {
      name: 'chorus',
      chords: 'Bbadd9 | C | Am7 | Dm7 | Gm7 | C7sus4',
      melody: `
        D5:1.5 C5:.5 Bb4 A4 | C5:2 - G4:.5 A4:.5 | C5:1.5 Bb4:.5 A4 G4 | F4:2 - D4:.5 F4:.5 |
        G4:1.5 A4:.5 Bb4 D5 | C5:2 G4 -`,
      sing: 'ah',
      harmony: true,
      dynamics: 0.8,
      pad: true,
      play: { piano: '0 2 13 2 4 2 13 2', bass: '0 . . . . . 0 .' },
      drums: { brush: '. . o . . . x .', kick: 'x . . . o . . .' },
    },
    {
      name: 'ending',
      chords: 'Bbmaj7 | Bbm6 | Fadd9',
      melody: '- D4:.5 F4:.5 A4:1.5 F4:.5 | F4:1.5 G4:.5 F4 Db4 | C4:4',
      sing: 'oo',
      dynamics: 0.5,
      slowing: 0.4,
      pad: true,
      play: { piano: '0 1 2 3 4 3 2 3' },
    },
  ],
};

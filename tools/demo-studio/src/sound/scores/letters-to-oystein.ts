import type { Score } from '#studio/sound/score/score.ts';

/** Slow, with much air between the lines, as one writes to the north. */
export const lettersToOystein: Score = {
  key: 'Eb major',
  tempo: 74,
  beats: 4,
  strongBeats: [0, 2],
  room: 'hall',
  sections: [
    { name: 'intro', chords: 'Ebadd9 | Abmaj7', dynamics: 0.45, play: { piano: '0 . 2 3 4 . 3 .' } },
    {
      name: 'verse',
      chords: 'Eb | Bb/D | Cm7 | Abmaj7',
      melody: 'G4 Bb4:.5 Ab4:.5 G4 Eb4 | F4:2 - D4:.5 Eb4:.5 | Eb4 G4:.5 F4:.5 Eb4 C4 | Eb4:2 -:2',
      sing: 'oo',
      dynamics: 0.56,
      play: { piano: '0 . 2 3 4 . 3 .' },
    },
    {
      name: 'chorus',
      chords: 'Abadd9 | Bb | Gm7 | Cm7 | Fm7 | Bb7sus4',
      melody: `
        C5:1.5 Bb4:.5 Ab4 G4 | Bb4:2 - Bb4:.5 C5:.5 | D5:1.5 C5:.5 Bb4 G4 | G4:2 -:2 |
        Ab4:1.5 G4:.5 F4 Eb4 | F4:2 Eb4 -`,
      sing: 'oh',
      harmony: true,
      dynamics: 0.76,
      pad: true,
      play: { piano: '0 2 3 4 f 4 3 2', guitar: '. . . 3 . 4 . 5' },
    },
    {
      name: 'ending',
      chords: 'Abmaj7 | Ebadd9',
      melody: '- C4:.5 Eb4:.5 G4 F4 | Eb4:4',
      sing: 'mm',
      dynamics: 0.45,
      slowing: 0.4,
      pad: true,
      play: { piano: '0 . 2 3 4 . 3 .' },
    },
  ],
};

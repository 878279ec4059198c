import type { Score } from '#studio/sound/score/score.ts';

/** Hummed over the dishes. */
export const kitchenWindow: Score = {
  key: 'G major',
  tempo: 100,
  beats: 4,
  strongBeats: [0, 2],
  swing: 0.12,
  room: 'kitchen',
  sections: [
    { name: 'intro', chords: 'G | Cadd9', dynamics: 0.5, play: { piano: '0 2 3 2 4 2 3 2' } },
    {
      name: 'verse',
      chords: 'G | D/F# | Em7 | C',
      melody: 'D4 G4 B4 A4 | A4:1.5 G4:.5 F#4 D4 | E4 G4 B4 D5 | C5:1.5 B4:.5 G4 -',
      sing: 'mm',
      dynamics: 0.6,
      play: { piano: '0 2 3 2 4 2 3 2' },
      drums: { knock: '. . o . . . o .' },
    },
    {
      name: 'chorus',
      chords: 'Am7 | D | Bm7 | C | Am7 D | G',
      melody: `
        C5:1.5 B4:.5 A4 C5 | A4:2 - A4:.5 B4:.5 | D5:1.5 C5:.5 B4 A4 | G4:2 -:2 |
        E4 G4 F#4 A4 | G4:3 -`,
      sing: 'oo',
      dynamics: 0.74,
      play: { piano: '0 2 3 2 4 2 3 2', guitar: '. 3 . 4 . 3 . 2', bass: '0 . . . f . . .' },
      drums: { knock: '. . x . . . x o', shaker: 'o o o o o o o o' },
    },
    {
      name: 'ending',
      chords: 'Cadd9 | G',
      melody: '- E4 D4:2 | B3:4',
      sing: 'mm',
      dynamics: 0.5,
      slowing: 0.4,
      play: { piano: '0 1 2 3 4 . . .' },
    },
  ],
};

import type { Score } from '#studio/sound/score/score.ts';

/** The last dance, in three, with one eye on the clock. */
export const lastBusWaltz: Score = {
  key: 'F major',
  tempo: 132,
  beats: 3,
  strongBeats: [0],
  room: 'hall',
  applause: true,
  mix: { piano: 0.8, guitar: 0.8 },
  sections: [
    { name: 'intro', chords: 'F | C/E | Dm | C7', dynamics: 0.55, play: { piano: '0 234 234' } },
    {
      name: 'verse',
      chords: 'F | C/E | Dm | Am | Bb | F/A | Gm7 | C7',
      melody: `
        C5:2 A4 | G4:2 C5 | A4:2 F4 | E4:2 - |
        D5:2 Bb4 | C5:2 A4 | Bb4 A4 G4 | G4:2 -`,
      sing: 'oo',
      dynamics: 0.64,
      play: { piano: '0 234 234', bass: '0 . .' },
    },
    {
      name: 'chorus',
      chords: 'Bb | C | Am7 | Dm7 | Gm7 | C7 | F | F6',
      melody: `
        D5 C5 D5 | E5:2 C5 | C5:2 A4 | A4:2 F4 |
        Bb4:2 A4 | G4 A4 E4 | F4:3 | -:3`,
      sing: 'ah',
      harmony: true,
      dynamics: 0.82,
      play: { piano: '0 234 234', guitar: '0 3 4 3 4 3', bass: '0 . f' },
      drums: { kick: 'x . .', brush: '. x x' },
    },
    {
      name: 'ending',
      chords: 'Bb | Bbm6 | F/C | C7 | F | Fadd9',
      melody: 'D5:2 Bb4 | Db5:2 Bb4 | C5:2 A4 | G4:2 E4 | F4:3 | -:3',
      sing: 'oo',
      dynamics: 0.58,
      slowing: 0.5,
      play: { piano: '0 23 4', bass: '0 . .' },
    },
  ],
};

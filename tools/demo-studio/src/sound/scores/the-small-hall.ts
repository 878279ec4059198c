import type { Score } from '#studio/sound/score/score.ts';

/** One voice, one guitar, some thirty chairs. */
export const theSmallHall: Score = {
  key: 'C major',
  tempo: 96,
  beats: 4,
  strongBeats: [0, 2],
  room: 'hall',
  applause: true,
  mix: { guitar: 1.2 },
  sections: [
    { name: 'intro', chords: 'Am | Fmaj7', dynamics: 0.55, play: { guitar: '04 2 3 2 f 3 2 4' } },
    {
      name: 'verse',
      chords: 'Am | F | C/G | G',
      melody: `
        A4:1.5 B4:.5 C5 E5 | C5:1.5 A4:.5 F4 - | G4:1.5 E4:.5 G4 C5 | B4:3 -`,
      sing: 'oh',
      dynamics: 0.64,
      play: { guitar: '04 2 3 2 f 3 2 4' },
    },
    {
      name: 'chorus',
      chords: 'F | G | Em7 | Am | F | G',
      melody: `
        C5:1.5 D5:.5 C5 A4 | B4:1.5 C5:.5 D5 B4 | B4:1.5 A4:.5 G4 E4 | A4:3 - |
        A4:1.5 G4:.5 F4 A4 | G4:1.5 F4:.5 D4 G4`,
      sing: 'ah',
      dynamics: 0.84,
      play: { guitar: '0 . 1234 . f 234 1234 34' },
      drums: { knock: 'x . . . x . . .' },
    },
    {
      name: 'ending',
      chords: 'Fadd9 | C',
      melody: 'A4 G4 F4 D4 | E4:4',
      sing: 'oo',
      dynamics: 0.52,
      slowing: 0.5,
      play: { guitar: '0 1 2 3 4 . . .' },
    },
  ],
};

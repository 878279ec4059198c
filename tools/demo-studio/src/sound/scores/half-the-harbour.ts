import type { Score } from '#studio/sound/score/score.ts';

/** The one that walks: a strummed guitar, a small drum, everybody in for the chorus. */
export const halfTheHarbour: Score = {
  key: 'A major',
  tempo: 112,
  beats: 4,
  strongBeats: [0, 2],
  room: 'sea',
  mix: { guitar: 0.85 },
  sections: [
    {
      name: 'intro',
      chords: 'A | Dadd9',
      dynamics: 0.6,
      play: { guitar: '0 . 123 . 23 3 123 .' },
      drums: { shaker: 'o o x o o o x o' },
    },
    {
      name: 'verse',
      chords: 'A | E/G# | D | E',
      melody: `
        -:.5 E4:.5 A4 C#5:1.5 B4:.5 | B4:1.5 A4:.5 B4 G#4 | F#4:1.5 G#4:.5 A4 F#4 | E4:2 -:2`,
      sing: 'oh',
      dynamics: 0.66,
      play: { guitar: '0 . 123 . f 3 123 2', bass: '0 . . . 0 . . f' },
      drums: { shaker: 'o o x o o o x o', kick: 'x . . . x . . .' },
    },
    {
      name: 'chorus',
      chords: 'D | A/C# | Bm7 | E | D | A/C# | Bm7 E | A',
      melody: `
        A4:.5 A4:.5 B4 D5:1.5 C#5:.5 | C#5:1.5 B4:.5 A4 E4 | F#4:.5 A4:.5 B4 D5:1.5 C#5:.5 | B4:3 - |
        A4:.5 A4:.5 B4 D5:1.5 E5:.5 | E5:1.5 C#5:.5 A4 C#5 | B4 A4 G#4 B4 | A4:3 -`,
      sing: 'ah',
      harmony: true,
      dynamics: 0.86,
      pad: true,
      play: { guitar: '0 3 123 2 f 3 123 23', keys: '. . 234 . . 23 . .', bass: '0 . 0 . f . 0 0' },
      drums: { shaker: 'o o x o o o x o', kick: 'x . . o x . . .', brush: '. . x . . . x .' },
    },
    {
      name: 'ending',
      chords: 'Dmaj7 | E7sus4 | Aadd9',
      melody: '- F#4:.5 A4:.5 C#5 A4 | B4:1.5 A4:.5 E4:2 | A4:4',
      sing: 'oh',
      dynamics: 0.58,
      slowing: 0.4,
      pad: true,
      play: { guitar: '0 1 2 3 4 3 2 1', bass: '0 . . .' },
    },
  ],
};

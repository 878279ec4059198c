import type { Score } from '#studio/sound/score/score.ts';

/** Sugar in the coffee: quick chords, a shaker, a tune that skips down the stairs. */
export const acucar: Score = {
  key: 'A major',
  tempo: 116,
  beats: 4,
  strongBeats: [0, 2],
  room: 'kitchen',
  mix: { guitar: 0.78 },
  sections: [
    {
      name: 'intro',
      chords: 'Amaj7 | E7sus4',
      dynamics: 0.6,
      play: { guitar: '0 . 234 234 . 234 f 234 . 234 . 234 0 . 234 .' },
      drums: { shaker: 'x o o x x o o x x o o x x o o x' },
    },
    {
      name: 'verse',
      chords: 'A6 | F#m7 | Bm7 | E7',
      melody: `
        C#5:.5 B4:.5 A4 E4:1.5 F#4:.5 | A4:1.5 F#4:.5 E4 - | D5:.5 C#5:.5 B4 F#4:1.5 A4:.5 | B4:1.5 G#4:.5 E4 -`,
      sing: 'oh',
      dynamics: 0.68,
      play: { guitar: '0 . 234 . . 234 f . . 234 . . 0 . 234 .', bass: '0 . . 0 f . . f' },
      drums: { shaker: 'x o o x x o o x x o o x x o o x', knock: '. . . x . . x . . . x . . x . .' },
    },
    {
      name: 'chorus',
      chords: 'Dmaj7 | Dm6 | C#m7 | F#7 | Bm7 | E7sus4 | A6 | A6',
      melody: `
        F#4:.5 A4:.5 C#5 A4:1.5 F#4:.5 | F4:.5 A4:.5 B4 A4:1.5 F4:.5 | E4:.5 G#4:.5 B4 G#4:1.5 E4:.5 | C#5:2 - C#5 |
        D5:1.5 C#5:.5 B4 A4 | B4:1.5 A4:.5 E4 F#4 | A4:3 - | -:4`,
      sing: 'ah',
      harmony: true,
      dynamics: 0.82,
      play: {
        guitar: '0 . 234 . . 234 f . . 234 . . 0 . 234 .',
        keys: '. . . 34 . . 34 .',
        bass: '0 . . 0 f . . f',
      },
      drums: {
        shaker: 'x o o x x o o x x o o x x o o x',
        knock: '. . . x . . x . . . x . . x . .',
        kick: 'x . . o x . . o',
      },
    },
    {
      name: 'ending',
      chords: 'Bm7 E7 | A6',
      melody: 'D5 C#5 B4 G#4 | A4:4',
      sing: 'oh',
      dynamics: 0.6,
      slowing: 0.45,
      play: { guitar: '0 1 2 3 0 2 3 4', bass: '0 . 0 .' },
    },
  ],
};

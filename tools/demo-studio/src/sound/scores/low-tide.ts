import type { Score } from '#studio/sound/score/score.ts';

/** Fingers on nylon, the sea gone out: it begins alone and fills slowly. */
export const lowTide: Score = {
  key: 'D major',
  tempo: 84,
  beats: 4,
  strongBeats: [0, 2],
  room: 'sea',
  sections: [
    {
      name: 'intro',
      chords: 'Dadd9 | Gmaj7',
      dynamics: 0.5,
      play: { guitar: '03 1 2 4 f 2 3 1' },
    },
    {
      name: 'verse',
      chords: 'D | A/C# | Bm7 | G A',
      melody: `
        - F#4:.5 G4:.5 A4:1.5 F#4:.5 | E4:2 - E4:.5 F#4:.5 | F#4:1.5 E4:.5 D4 B3 | D4 B3 E4 -`,
      sing: 'oo',
      dynamics: 0.62,
      pad: true,
      play: { guitar: '03 1 2 4 f 2 3 1' },
    },
    {
      name: 'chorus',
      chords: 'G | D/F# | Em7 | A7sus4 A7',
      melody: 'B4:1.5 A4:.5 B4 D5 | A4:2 - F#4:.5 A4:.5 | B4:1.5 A4:.5 G4 E4 | D4:2 C#4 -',
      sing: 'oh',
      harmony: true,
      dynamics: 0.82,
      pad: true,
      play: { guitar: '04 2 3 2 f 3 4 2', bass: '0 . . . . . 0 . 0 . . . . . f .' },
      drums: { shaker: 'o o x o o o x o', kick: 'x . . . . o . .' },
    },
    {
      name: 'ending',
      chords: 'G | A7sus4 | Dadd9',
      melody: '- D4:.5 E4:.5 G4 B4 | A4:1.5 G4:.5 E4:2 | F#4:4',
      sing: 'oo',
      dynamics: 0.55,
      slowing: 0.35,
      pad: true,
      play: { guitar: '03 1 2 4 f 2 3 1', bass: '0 . . .' },
    },
  ],
};

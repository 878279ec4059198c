import type { Score } from '#studio/sound/score/score.ts';

/** Bossa nova at the open window, thin as the paper it is named after. */
export const papelDeSeda: Score = {
  key: 'C major',
  tempo: 126,
  beats: 4,
  strongBeats: [0, 2],
  room: 'kitchen',
  form: ['intro', 'verse alone', 'chorus', 'interlude', 'verse', 'chorus', 'last chorus', 'ending'],
  mix: { guitar: 0.9, piano: 0.7 },
  sections: [
    {
      name: 'intro',
      chords: 'Cmaj7 | G7sus4',
      dynamics: 0.55,
      play: { guitar: '0 234 . 234 f . 234 .' },
    },
    {
      name: 'verse',
      chords: 'Cmaj7 | Em7 | Am7 | Am7 | Dm7 | G7 | Cmaj7 | G7sus4',
      melody: `
        E4:1.5 G4:.5 B4:2 | -:.5 D5:.5 B4 G4:1.5 A4:.5 | A4:1.5 C5:.5 E5:1.5 D5:.5 | C5:2 -:2 |
        A4:1.5 C5:.5 D5:1.5 C5:.5 | B4:1.5 A4:.5 F4:2 | G4:1.5 A4:.5 G4 E4 | D4:2 -:2`,
      sing: 'oo',
      dynamics: 0.62,
      play: { guitar: '0 234 . 234 f . 234 .', bass: '0 . . 0 f . . f' },
      drums: { shaker: 'x o o x o o x o' },
    },
    {
      name: 'chorus',
      chords: 'Fmaj7 | Fm6 | Em7 | A7 | Dm7 | G7 | Cmaj7 | C6',
      melody: `
        A4:1.5 C5:.5 E5:2 | D5:1.5 C5:.5 Ab4:2 | G4:1.5 B4:.5 D5:1.5 B4:.5 | C#5:2 - E4 |
        F4:1.5 A4:.5 C5:1.5 A4:.5 | B4 A4:.5 G4:.5 F4 D4 | E4:4 | -:4`,
      sing: 'oh',
      harmony: true,
      dynamics: 0.76,
      play: { guitar: '0 234 . 234 f . 234 .', piano: '. . . . . . 4 5', bass: '0 . . 0 f . . f' },
      drums: { shaker: 'x o o x o o x o', knock: '. . . x . . x .' },
    },
    {
      name: 'ending',
      chords: 'Dm7 | G7sus4 | C6',
      melody: 'A4:1.5 C5:.5 D5:2 | C5:1.5 A4:.5 G4:2 | E4:4',
      sing: 'oo',
      dynamics: 0.55,
      slowing: 0.4,
      play: { guitar: '0 1 2 3 4 . . .', bass: '0 . . .' },
    },
  ],
};

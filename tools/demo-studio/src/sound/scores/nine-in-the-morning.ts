import type { Score } from '#studio/sound/score/score.ts';

/** Five beats, because nobody is quite awake. */
export const nineInTheMorning: Score = {
  key: 'C major',
  tempo: 126,
  beats: 5,
  strongBeats: [0, 3],
  room: 'kitchen',
  form: [
    'intro',
    'verse alone',
    'verse',
    'chorus',
    'interlude',
    'verse',
    'chorus',
    'break',
    'last chorus',
    'ending',
  ],
  sections: [
    { name: 'intro', chords: 'Cadd9 | Fmaj7', dynamics: 0.5, play: { guitar: '0 . 2 3 4 3 f . 3 4' } },
    {
      name: 'verse',
      chords: 'Cadd9 | Fmaj7 | Dm7 | G7sus4',
      melody: `
        E4:2 D4 G4:2 | A4:2 B4 C5 - | D5:2 C5 A4 F4 | G4:3 -:2`,
      sing: 'oo',
      dynamics: 0.6,
      play: { guitar: '0 . 2 3 4 3 f . 3 4', bass: '0 . . f .' },
      drums: { shaker: 'o o o o o o o o o o' },
    },
    {
      name: 'chorus',
      chords: 'F | G | Em7 | Am7',
      melody: 'C5:2 A4 C5:2 | B4:2 A4 G4 - | G4:2 A4 B4:2 | A4:3 -:2',
      sing: 'oh',
      harmony: true,
      dynamics: 0.76,
      pad: true,
      play: { guitar: '0 . 2 3 4 3 f . 3 4', keys: '. . 34 . 34', bass: '0 . . f .' },
      drums: { shaker: 'x o o x o o x o x o', kick: 'x . . x .' },
    },
    {
      name: 'ending',
      chords: 'Fadd9 | G7sus4 | Cadd9',
      melody: 'A4:2 G4 F4 E4 | D4:2 C4 D4:2 | E4:5',
      sing: 'oo',
      dynamics: 0.52,
      slowing: 0.4,
      pad: true,
      play: { guitar: '0 . 2 3 4 3 f . 3 4', bass: '0 . . . .' },
    },
  ],
};

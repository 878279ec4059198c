import type { Score } from '#studio/sound/score/score.ts';

/** Six beats that rock like a boat; the other shore comes nearer. */
export const ferryLights: Score = {
  key: 'G major',
  tempo: 178,
  beats: 6,
  strongBeats: [0, 3],
  room: 'sea',
  form: ['intro', 'verse alone', 'chorus', 'interlude', 'verse', 'chorus', 'last chorus', 'ending'],
  mix: { guitar: 0.6 },
  sections: [
    { name: 'intro', chords: 'Em7 | Cmaj7', dynamics: 0.5, pad: true, play: { keys: '0 2 3 4 3 2' } },
    {
      name: 'verse',
      chords: 'Em7 | Cmaj7 | G | D/F# | Em7 | Cmaj7 C | Am7 | D',
      melody: `
        B4:2 A4 G4:2 E4 | G4:3 -:2 E4 | D4:2 E4 G4:2 B4 | A4:3 -:3 |
        B4:2 A4 G4:2 A4 | B4:2 D5 C5:2 B4 | A4:2 B4 C5:2 A4 | A4:2 G4 F#4:2 -`,
      sing: 'oo',
      dynamics: 0.6,
      pad: true,
      play: { keys: '0 2 3 4 3 2', bass: '0 . . . . .' },
    },
    {
      name: 'chorus',
      chords: 'C | D | Bm7 | Em | C | D7 | G | Gadd9',
      melody: `
        E5:2 D5 C5:2 B4 | D5:3 A4:2 B4 | D5:2 C5 B4:2 A4 | G4:3 -:2 B4 |
        C5:2 B4 C5:2 E5 | D5:2 C5 A4:2 F#4 | G4:5 - | -:6`,
      sing: 'oh',
      harmony: true,
      dynamics: 0.82,
      pad: true,
      play: { keys: '0 2 3 4 3 2', guitar: '03 2 4 f3 2 4', bass: '0 . . f . 0' },
      drums: { kick: 'x . . . . .', brush: '. . . x . .', shaker: 'o . o o . o' },
    },
    {
      name: 'ending',
      chords: 'Cadd9 | D7sus4 | Gadd9 | G',
      melody: '-:3 E4:2 G4 | A4:3 G4:2 A4 | B4:5 - | -:6',
      sing: 'oo',
      dynamics: 0.52,
      slowing: 0.3,
      pad: true,
      play: { keys: '0 2 3 4 3 2', bass: '0 . . . . .' },
    },
  ],
};

import { pitchClass } from '#studio/sound/score/notes.ts';

export type Chord = {
  /** Pitch classes, the root first. */
  tones: readonly number[];
  bass: number;
};

const kinds: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  add9: [0, 4, 7, 2],
  madd9: [0, 3, 7, 2],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  m9: [0, 3, 7, 10, 2],
  maj9: [0, 4, 7, 11, 2],
};

/** `F#m7/E` */
export function chordOf(symbol: string): Chord {
  const [, root = '', kind = '', bass = root] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol) ?? [];
  const intervals = kinds[kind];
  if (!intervals) throw new Error(`There is no chord called ${symbol}`);
  const from = pitchClass(root);
  return { tones: intervals.map((interval) => (from + interval) % 12), bass: pitchClass(bass) };
}

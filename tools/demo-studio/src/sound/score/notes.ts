const naturals: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const accidentals: Record<string, number> = { '': 0, '#': 1, b: -1 };

/** C is 0, C# and Db are 1. */
export function pitchClass(name: string): number {
  const [, letter = '', accidental = ''] = /^([A-G])([#b]?)$/.exec(name) ?? [];
  const natural = naturals[letter];
  if (natural === undefined) throw new Error(`There is no note called ${name}`);
  return (natural + (accidentals[accidental] ?? 0) + 12) % 12;
}

/** As MIDI counts: C4 is 60. */
export function pitchOf(name: string): number {
  const [, note = '', octave = ''] = /^([A-G][#b]?)(\d)$/.exec(name) ?? [];
  const pitch = pitchClass(note) + 12 * (Number(octave) + 1);
  // Cb and B# are counted with the octave of their letter.
  if (note === 'Cb') return pitch - 12;
  return note === 'B#' ? pitch + 12 : pitch;
}

export const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

const steps: Record<string, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
};

/** The pitch classes of a key: `D major`. */
export function scaleOf(key: string): number[] {
  const [tonic = '', mode = ''] = key.split(' ');
  const scale = steps[mode];
  if (!scale) throw new Error(`There is no key called ${key}`);
  return scale.map((step) => (pitchClass(tonic) + step) % 12);
}

import { harmonyBelow } from '#studio/sound/score/harmony.ts';
import type { Phrase, SungNote } from '#studio/sound/score/performance.ts';
import { chordAt, type ReadSection } from '#studio/sound/score/read-score.ts';
import type { Score } from '#studio/sound/score/score.ts';
import type { Clock } from '#studio/sound/score/tempo.ts';

type Roll = (from: number, to: number) => number;

/** Where the voice has the melody. */
const sungIn = (sections: readonly ReadSection[]) => sections.filter(({ section }) => !section.lead);

/** The melody as it is written, a little late, as singers are. */
export function sing(sections: readonly ReadSection[], clock: Clock, roll: Roll): SungNote[] {
  return sungIn(sections).flatMap(({ section, melody }) =>
    melody.map(({ at, beats, pitch }) => ({
      at: Math.max(0, clock(at) + roll(-0.004, 0.016)),
      until: clock(at + beats),
      pitch,
      strength: section.dynamics * roll(0.93, 1.05),
      vowel: section.sing ?? 'oo',
    })),
  );
}

export function harmonise(
  score: Score,
  sections: readonly ReadSection[],
  tune: readonly SungNote[],
  roll: Roll,
): SungNote[] {
  const written = sungIn(sections).flatMap(({ section, melody, chords }) =>
    melody.map((note) => ({ note, harmony: section.harmony, chord: chordAt(chords, note.at).chord })),
  );
  return tune.flatMap((sung, index) => {
    const source = written[index];
    if (!source?.harmony) return [];
    const pitch = harmonyBelow(sung.pitch, source.chord, score.key);
    return [{ ...sung, at: sung.at + roll(0, 0.025), pitch, strength: sung.strength * 0.8 }];
  });
}

/** A rest is where a breath is taken. */
export function breathe(notes: readonly SungNote[]): Phrase[] {
  const phrases: SungNote[][] = [];
  let end = -1;
  for (const note of notes) {
    if (note.at - end < 0.08) phrases.at(-1)?.push(note);
    else phrases.push([note]);
    end = note.until;
  }
  return phrases;
}

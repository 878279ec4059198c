import type { Chord } from '#studio/sound/score/chords.ts';
import { scaleOf } from '#studio/sound/score/notes.ts';

/** A second voice: the chord's next note a third to a sixth below, or the key's third where a passing note is sung. */
export function harmonyBelow(pitch: number, { tones }: Chord, key: string): number {
  const isTone = tones.includes(pitch % 12);
  const allowed = isTone ? tones : scaleOf(key);
  for (let below = pitch - 3; below >= pitch - 9; below -= 1) {
    if (allowed.includes(below % 12)) return below;
  }
  return pitch - 12;
}

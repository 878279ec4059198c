import { tableOf, tableSize } from '#studio/sound/instruments/wavetable.ts';
import { frequencyOf } from '#studio/sound/score/notes.ts';
import type { PlayedNote } from '#studio/sound/score/performance.ts';
import { addDoubled, halfRate } from '#studio/sound/studio/half-rate.ts';
import type { Stereo } from '#studio/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

const warm = tableOf(Array.from({ length: 11 }, (_, index) => 0.4 / (index + 1) ** 1.6));
const attack = 0.9;
const fading = 2;
/** Cents that the two sides stand apart. */
const apart = 2.5;
/** Samples between two looks at how loud it is. */
const block = 64;

/** Held notes that swell and go, each side a little out of tune with the other. */
export function addPad(
  { left, right }: Stereo,
  notes: readonly PlayedNote[],
  gain: number,
  roll: Roll,
): void {
  for (const [side, detune] of [
    [left, -apart],
    [right, apart],
  ] as const) {
    const half = new Float32Array(side.length >> 1);
    for (const note of notes) addNote(half, note, gain, detune + roll(-1, 1), roll);
    addDoubled(side, half, 0);
  }
}

function addNote(into: Float32Array, note: PlayedNote, gain: number, cents: number, roll: Roll): void {
  const { at, until, pitch, strength } = note;
  const from = Math.round(at * halfRate);
  const held = Math.round((until - at) * halfRate);
  const end = Math.min(held + Math.round(fading * halfRate), into.length - from);
  const rise = Math.min(attack * halfRate, held);
  const fall = Math.max(1, end - held);
  const step = (frequencyOf(pitch + cents / 100) * tableSize) / halfRate;
  // High notes are softer, or they would stand out.
  const level = gain * (0.4 + 0.6 * strength) * 2 ** ((60 - pitch) / 24);
  const sway = (2 * Math.PI * roll(0.11, 0.23)) / halfRate;
  const swayFrom = roll(0, 6);
  const loudnessAt = (index: number) => {
    const rising = Math.min(1, index / rise);
    const falling = index > held ? Math.max(0, 1 - (index - held) / fall) : 1;
    const shape = rising * rising * (3 - 2 * rising) * falling * falling;
    return level * shape * (1 + 0.18 * Math.sin(swayFrom + sway * index));
  };
  let phase = roll(0, tableSize - 1);
  for (let start = 0; start < end; start += block) {
    let loudness = loudnessAt(start);
    const grows = (loudnessAt(start + block) - loudness) / block;
    const stop = Math.min(end, start + block);
    for (let index = start; index < stop; index += 1) {
      const whole = phase | 0;
      const first = warm[whole] ?? 0;
      const value = first + ((warm[whole + 1] ?? 0) - first) * (phase - whole);
      into[from + index] = (into[from + index] ?? 0) + loudness * value;
      loudness += grows;
      phase += step;
      if (phase >= tableSize) phase -= tableSize;
    }
  }
}

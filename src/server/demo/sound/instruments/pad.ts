import { tableOf, tableSize } from '#server/demo/sound/instruments/wavetable.ts';
import { frequencyOf } from '#server/demo/sound/score/notes.ts';
import type { PlayedNote } from '#server/demo/sound/score/perform.ts';
import { sampleRate, samplesIn, type Stereo } from '#server/demo/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

const warm = tableOf(Array.from({ length: 9 }, (_, index) => 0.4 / (index + 1) ** 1.9));
const attack = 0.9;
const fading = 1.5;
/** Cents that the two sides stand apart. */
const apart = 5;

/** Held notes that swell and go, each side a little out of tune with the other. */
export function addPadNote(into: Stereo, note: PlayedNote, gain: number, roll: Roll): void {
  addSide(into.left, note, gain, -apart + roll(-1, 1), roll);
  addSide(into.right, note, gain, apart + roll(-1, 1), roll);
}

function addSide(
  into: Float32Array,
  { at, until, pitch, strength }: PlayedNote,
  gain: number,
  cents: number,
  roll: Roll,
): void {
  const from = samplesIn(at);
  const held = samplesIn(until) - from;
  const end = Math.min(held + samplesIn(fading), into.length - from);
  const rise = Math.min(samplesIn(attack), held);
  const fall = end - held;
  const step = (frequencyOf(pitch + cents / 100) * tableSize) / sampleRate;
  // High notes are softer, or they would stand out.
  const level = gain * (0.4 + 0.6 * strength) * 2 ** ((60 - pitch) / 24);
  const sway = roll(0.11, 0.23);
  let phase = roll(0, tableSize - 1);
  let swaying = roll(0, 6);
  let envelope = 0;
  for (let index = 0; index < end; index += 1) {
    if (index % 32 === 0) {
      const rising = Math.min(1, index / rise);
      const falling = index > held ? Math.max(0, 1 - (index - held) / Math.max(1, fall)) : 1;
      swaying += (2 * Math.PI * sway * 32) / sampleRate;
      envelope =
        level * rising * rising * (3 - 2 * rising) * falling * falling * (1 + 0.18 * Math.sin(swaying));
    }
    const whole = Math.floor(phase);
    const first = warm[whole] ?? 0;
    into[from + index] =
      (into[from + index] ?? 0) + envelope * (first + ((warm[whole + 1] ?? 0) - first) * (phase - whole));
    phase += step;
    if (phase >= tableSize) phase -= tableSize;
  }
}

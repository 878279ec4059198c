import { tableOf, tableSize } from '#studio/sound/instruments/wavetable.ts';
import { frequencyOf } from '#studio/sound/score/notes.ts';
import { sampleRate, samplesIn } from '#studio/sound/studio/stereo.ts';

const round = tableOf([0.6, 0.14, 0.05]);
const fingered = tableOf([0.55, 0.32, 0.2, 0.12, 0.07, 0.04, 0.02]);

/** A bass with flat strings, played with the thumb: it speaks for a moment, then it only carries. */
export function bassNote(pitch: number, seconds: number, strength: number): Float32Array {
  const result = new Float32Array(samplesIn(seconds));
  const step = (frequencyOf(pitch) * tableSize) / sampleRate;
  const attack = 0.009 * sampleRate;
  const levelDecay = Math.exp(-1 / (1.9 * sampleRate));
  const openDecay = Math.exp(-1 / (0.13 * sampleRate));
  let level = 0.7;
  let open = 0.3 + 0.5 * strength;
  let phase = 0;
  for (let index = 0; index < result.length; index += 1) {
    const at = phase | 0;
    const share = phase - at;
    const plain = (round[at] ?? 0) + ((round[at + 1] ?? 0) - (round[at] ?? 0)) * share;
    const speaking = (fingered[at] ?? 0) + ((fingered[at + 1] ?? 0) - (fingered[at] ?? 0)) * share;
    result[index] = level * Math.min(1, index / attack) * (plain + (speaking - plain) * open);
    level *= levelDecay;
    open *= openDecay;
    phase += step;
    if (phase >= tableSize) phase -= tableSize;
  }
  return result;
}

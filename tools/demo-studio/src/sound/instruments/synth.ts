import { tableOf, tableSize } from '#studio/sound/instruments/wavetable.ts';
import { frequencyOf } from '#studio/sound/score/notes.ts';
import { sampleRate, samplesIn } from '#studio/sound/studio/stereo.ts';

const bright = tableOf(Array.from({ length: 11 }, (_, index) => 0.5 / (index + 1) ** 1.1));
const dark = tableOf([0.5, 0.1, 0.02]);
const length = 0.6;

/** A short electronic note that opens and closes again at once. */
export function synthNote(pitch: number, strength: number): Float32Array {
  const result = new Float32Array(samplesIn(length));
  const step = (frequencyOf(pitch) * tableSize) / sampleRate;
  const attack = 0.004 * sampleRate;
  const levelDecay = Math.exp(-1 / (0.16 * sampleRate));
  const openDecay = Math.exp(-1 / (0.07 * sampleRate));
  let level = 0.4;
  let open = 0.25 + 0.6 * strength;
  let phase = 0;
  for (let index = 0; index < result.length; index += 1) {
    const at = phase | 0;
    const share = phase - at;
    const shining = (bright[at] ?? 0) + ((bright[at + 1] ?? 0) - (bright[at] ?? 0)) * share;
    const muted = (dark[at] ?? 0) + ((dark[at + 1] ?? 0) - (dark[at] ?? 0)) * share;
    result[index] = level * Math.min(1, index / attack) * (muted + (shining - muted) * open);
    level *= levelDecay;
    open *= openDecay;
    phase += step;
    if (phase >= tableSize) phase -= tableSize;
  }
  return result;
}

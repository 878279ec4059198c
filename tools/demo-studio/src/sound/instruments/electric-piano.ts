import { tableOf, tableSize } from '#studio/sound/instruments/wavetable.ts';
import { frequencyOf } from '#studio/sound/score/notes.ts';
import { sampleRate, samplesIn } from '#studio/sound/studio/stereo.ts';

const longest = 3.2;
const sine = tableOf([1]);
const mask = tableSize - 1;
/** So that what is read from the table is never before its beginning. */
const ahead = 16 * tableSize;

function sineAt(position: number): number {
  const whole = (position + ahead) | 0;
  const at = whole & mask;
  const first = sine[at] ?? 0;
  return first + ((sine[at + 1] ?? 0) - first) * (position + ahead - whole);
}

/** A tine and its bar by frequency modulation: it speaks like a bell and stays like a flute. */
export function electricPiano(pitch: number, strength: number): Float32Array {
  const frequency = frequencyOf(pitch);
  const result = new Float32Array(samplesIn(longest));
  const step = (frequency * tableSize) / sampleRate;
  // The tine sounds far above, but never shrill.
  const tine = frequency * 14 < 6_000 ? 14 : 7;
  const attack = 0.003 * sampleRate;
  const bodyDecay = Math.exp(-1 / (Math.max(0.7, 2 - (pitch - 55) * 0.03) * sampleRate));
  const barkDecay = Math.exp(-1 / (0.5 * sampleRate));
  const bellDecay = Math.exp(-1 / (0.09 * sampleRate));
  let body = 0.24;
  let bark = ((0.3 + 0.9 * strength) * tableSize) / (2 * Math.PI);
  let bell = 0.16 * strength;
  let phase = 0;
  for (let index = 0; index < result.length; index += 1) {
    const tone = sineAt(phase + bark * sineAt(phase));
    const ping = bell > 1e-4 ? bell * sineAt(tine * phase) : 0;
    result[index] = body * Math.min(1, index / attack) * (tone + ping);
    body *= bodyDecay;
    bark *= barkDecay;
    bell *= bellDecay;
    phase += step;
    if (phase >= tableSize) phase -= tableSize;
  }
  return result;
}

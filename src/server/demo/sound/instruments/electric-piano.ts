import { frequencyOf } from '#server/demo/sound/score/notes.ts';
import { sampleRate, samplesIn } from '#server/demo/sound/studio/stereo.ts';

const longest = 3.8;

/** A tine and its bar by frequency modulation: it speaks like a bell and stays like a flute. */
export function electricPiano(pitch: number, strength: number): Float32Array {
  const frequency = frequencyOf(pitch);
  const result = new Float32Array(samplesIn(longest));
  const step = (2 * Math.PI * frequency) / sampleRate;
  // The tine sounds two octaves and more above, but never shrill.
  const tine = frequency * 14 < 6_000 ? 14 : 7;
  const ringing = Math.max(0.7, 2 - (pitch - 55) * 0.03) * sampleRate;
  const barkEnds = 0.5 * sampleRate;
  const tineEnds = 0.09 * sampleRate;
  const attack = 0.003 * sampleRate;
  let body = 1;
  let bark = 0.3 + 0.9 * strength;
  let bell = 0.16 * strength;
  const bodyDecay = Math.exp(-1 / ringing);
  const barkDecay = Math.exp(-1 / barkEnds);
  const bellDecay = Math.exp(-1 / tineEnds);
  let phase = 0;
  for (let index = 0; index < result.length; index += 1) {
    const modulator = Math.sin(phase);
    const value = Math.sin(phase + bark * modulator) + (bell > 1e-4 ? bell * Math.sin(tine * phase) : 0);
    result[index] = 0.24 * body * Math.min(1, index / attack) * value;
    body *= bodyDecay;
    bark *= barkDecay;
    bell *= bellDecay;
    phase += step;
    if (phase > 2 * Math.PI) phase -= 2 * Math.PI;
  }
  return result;
}

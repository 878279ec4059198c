import { frequencyOf } from '#studio/sound/score/notes.ts';
import { sampleRate, samplesIn } from '#studio/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

/** How far from the bridge the finger stands, as a share of the string. */
const pluckedAt = 0.19;

/**
 * A nylon string after Karplus and Strong: one period goes round and round, and loses its brightness on the way.
 * It begins as a string drawn aside by a finger, with a little of the finger's own noise.
 */
export function pluckedString(pitch: number, seconds: number, strength: number, roll: Roll): Float32Array {
  const frequency = frequencyOf(pitch);
  const period = sampleRate / frequency;
  const softness = Math.min(0.34, Math.max(0.1, 0.28 - (pitch - 40) * 0.005));
  const ringing = Math.max(1.6, 5.2 - (pitch - 40) * 0.075);
  const loss = 10 ** (-3 / (frequency * ringing));
  // The filter delays by its softness; the rest of the period is whole samples and an allpass for what is left.
  const whole = Math.floor(period - softness - 0.2);
  const fraction = period - softness - whole;
  const allpass = (1 - fraction) / (1 + fraction);

  const line = finger(whole, strength, roll);
  const result = new Float32Array(samplesIn(seconds));
  const kept = loss * (1 - softness);
  const smoothed = loss * softness;
  let before = 0;
  let allpassIn = 0;
  let allpassOut = 0;
  let at = 0;
  for (let index = 0; index < result.length; index += 1) {
    const value = line[at] ?? 0;
    result[index] = value;
    const dull = kept * value + smoothed * before;
    before = value;
    allpassOut = allpass * (dull - allpassOut) + allpassIn;
    allpassIn = dull;
    line[at] = allpassOut;
    at = at + 1 === whole ? 0 : at + 1;
  }
  // The string leaves the finger within a moment, not at once.
  const onset = Math.min(result.length, 60);
  for (let index = 0; index < onset; index += 1) result[index] = ((result[index] ?? 0) * index) / onset;
  return result;
}

function finger(length: number, strength: number, roll: Roll): Float32Array {
  const line = new Float32Array(length);
  const corner = Math.max(1, Math.round(length * (pluckedAt + roll(-0.02, 0.02))));
  for (let index = 0; index < length; index += 1) {
    const drawn = index < corner ? 1 - corner / length : -corner / length;
    line[index] = drawn + roll(-0.22, 0.22);
  }
  // A soft touch is a round one. Twice round the line, so that its ends meet.
  const dullness = 0.62 - 0.34 * strength;
  for (let pass = 0; pass < 2; pass += 1) {
    let level = line[length - 1] ?? 0;
    for (let round = 0; round < 2 * length; round += 1) {
      const index = round % length;
      level += (1 - dullness) * ((line[index] ?? 0) - level);
      if (round >= length) line[index] = level;
    }
  }
  const mean = line.reduce((sum, value) => sum + value, 0) / length;
  const power = Math.sqrt(line.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length) || 1;
  return line.map((value) => ((value - mean) / power) * 0.2);
}

import { dice } from '#studio/dice.ts';
import { sampleRate } from '#studio/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

/** Goes over into its own beginning, so that a clip can be repeated. */
function looped(
  seconds: number,
  make: (channel: number, roll: Roll) => (at: number, moment: number) => number,
): Int16Array {
  const count = seconds * sampleRate;
  const overlap = sampleRate;
  const samples = new Int16Array(count * 2);
  for (const channel of [0, 1]) {
    const next = make(channel, dice(900 + channel));
    const before = new Float32Array(count + overlap);
    for (let index = 0; index < before.length; index += 1)
      before[index] = next(index / sampleRate, (index / count) % 1);
    for (let index = 0; index < count; index += 1) {
      const part = Math.min(1, index / overlap);
      // Two noises together are as loud as one when their squares add up to one.
      const value =
        (before[index] ?? 0) * Math.sqrt(part) +
        (part < 1 ? (before[count + index] ?? 0) * Math.sqrt(1 - part) : 0);
      samples[index * 2 + channel] = Math.max(-32_000, Math.min(32_000, value * 32_000));
    }
  }
  return samples;
}

/** Noise with less and less above this frequency. */
function softNoise(roll: Roll, frequency: number): () => number {
  const part = 1 - Math.exp((-2 * Math.PI * frequency) / sampleRate);
  let first = 0;
  let second = 0;
  return () => {
    first += (roll(-1, 1) - first) * part;
    second += (first - second) * part;
    return second;
  };
}

/** Rain on a roof and a street further down. */
export function rain(seconds: number): Int16Array {
  return looped(seconds, (_, roll) => {
    const street = softNoise(roll, 500);
    const patter = softNoise(roll, 5_000);
    let drop = 0;
    return () => {
      drop = roll(0, 1) < 0.0011 ? roll(0.05, 0.3) : drop * 0.994;
      return street() * 0.55 + patter() * (0.11 + drop * 0.8);
    };
  });
}

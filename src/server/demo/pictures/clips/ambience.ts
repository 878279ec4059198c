import { dice } from '#shared/art.ts';

export const sampleRate = 44_100;

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

const swell = (moment: number, rounds: number, shift: number): number =>
  0.5 + 0.5 * Math.sin(2 * Math.PI * (moment * rounds + shift));

/** Small waves that run out on sand. */
export function waves(seconds: number): Int16Array {
  return looped(seconds, (channel, roll) => {
    const deep = softNoise(roll, 240);
    const foam = softNoise(roll, 2_600);
    return (_, moment) => {
      const wave = swell(moment, 1, channel * 0.06) ** 2;
      return (
        deep() * (0.9 + 1.4 * wave) + foam() * (0.05 + 0.32 * swell(moment, 1, channel * 0.06 - 0.12) ** 4)
      );
    };
  });
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

/** A hall before a song: air, and a low chord that comes and goes. */
export function hall(seconds: number): Int16Array {
  return looped(seconds, (channel, roll) => {
    const air = softNoise(roll, 700);
    return (at, moment) => {
      const chord = [110, 164.8, 220, 277.2].reduce((sum, pitch, voice) => {
        const shift = channel * 0.4 + voice;
        return (
          sum +
          Math.sin(2 * Math.PI * pitch * at + shift) *
            swell(moment, 1, voice * 0.21 + channel * 0.05) *
            (0.05 - voice * 0.008)
        );
      }, 0);
      return chord + air() * 0.12;
    };
  });
}

/** Wheels over the joints of rails, from inside. */
export function train(seconds: number): Int16Array {
  return looped(seconds, (_, roll) => {
    const rumble = softNoise(roll, 90);
    const hiss = softNoise(roll, 900);
    const beats = [0, 0.11, 0.62, 0.73];
    return (at) => {
      const place = at % 1;
      const knock = beats.reduce((sum, beat) => sum + (place > beat ? Math.exp(-(place - beat) * 38) : 0), 0);
      return rumble() * (3.2 + knock * 2.4) + hiss() * (0.16 + knock * 0.22);
    };
  });
}

import { frequencyOf } from '#studio/sound/score/notes.ts';
import { applyFilter, bandpass } from '#studio/sound/studio/filters.ts';
import { sampleRate, samplesIn } from '#studio/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

const partials = 9;
const longest = 4;
/** Where the hammer meets the string: what has a knot there is hardly heard. */
const struckAt = 1 / 7.6;

/** An upright piano with felt between hammers and strings: few overtones, each with its own way to die away. */
export function feltPiano(pitch: number, strength: number, roll: Roll): Float32Array {
  const frequency = frequencyOf(pitch);
  const stiffness = 0.00028 * 2 ** ((pitch - 60) / 14);
  const result = new Float32Array(samplesIn(longest));
  const brightness = 900 + 2200 * strength;
  for (let number = 1; number <= partials; number += 1) {
    const partial = number * frequency * Math.sqrt(1 + stiffness * number * number);
    if (partial > 9_000) break;
    const level =
      (0.24 * Math.abs(Math.sin(Math.PI * number * struckAt)) * Math.exp(-partial / brightness)) /
      (number ** 0.55 * Math.exp(-frequency / brightness) * Math.sin(Math.PI * struckAt));
    const ringing = Math.max(0.5, (5.5 - (pitch - 48) * 0.07) / (1 + 0.32 * (number - 1)));
    // Two strings, never quite in tune: a quick one that speaks and a slow one that stays.
    const apart = roll(0.1, 0.35);
    ring(result, [partial, partial + apart], [level * 0.68, level * 0.32], [ringing * 0.55, ringing * 1.25]);
  }
  strike(result, strength, roll);
  soften(result, 0.0035 + 0.004 * (1 - strength));
  return result;
}

type Pair = readonly [number, number];

/** Adds two sines that die away, by the recursion that needs neither sine nor exponential. */
function ring(into: Float32Array, frequencies: Pair, levels: Pair, ringings: Pair): void {
  const [quick, slow] = [
    start(frequencies[0], levels[0], ringings[0]),
    start(frequencies[1], levels[1], ringings[1]),
  ];
  // Below what anyone hears it need not be worked out.
  const audible = Math.min(1.4, Math.max(0.2, (Math.log10(levels[1]) + 3.7) / 3));
  const end = Math.min(into.length, samplesIn(ringings[1] * audible));
  let [quickNow, quickBefore, slowNow, slowBefore] = [quick.now, quick.before, slow.now, slow.before];
  for (let index = 0; index < end; index += 1) {
    const quickNext = quick.first * quickNow + quick.second * quickBefore;
    const slowNext = slow.first * slowNow + slow.second * slowBefore;
    quickBefore = quickNow;
    slowBefore = slowNow;
    quickNow = quickNext;
    slowNow = slowNext;
    into[index] = (into[index] ?? 0) + quickNext + slowNext;
  }
}

function start(frequency: number, level: number, ringing: number) {
  const decay = 10 ** (-3 / (ringing * sampleRate));
  const omega = (2 * Math.PI * frequency) / sampleRate;
  return {
    first: 2 * decay * Math.cos(omega),
    second: -decay * decay,
    now: level * Math.sin(-omega),
    before: level * Math.sin(-2 * omega),
  };
}

/** The hammer's felt on the string and the key's wood under it. */
function strike(into: Float32Array, strength: number, roll: Roll): void {
  const noise = Float32Array.from(
    { length: samplesIn(0.09) },
    (_, index) => roll(-1, 1) * Math.exp(-index / (0.014 * sampleRate)),
  );
  applyFilter(noise, bandpass(240, 0.7));
  for (const [index, value] of noise.entries()) into[index] = (into[index] ?? 0) + value * 0.16 * strength;
}

function soften(sound: Float32Array, seconds: number): void {
  const length = samplesIn(seconds);
  for (let index = 0; index < length; index += 1)
    sound[index] = (sound[index] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * index) / length));
}

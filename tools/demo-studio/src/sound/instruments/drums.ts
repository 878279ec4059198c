import type { Drum } from '#studio/sound/score/score.ts';
import { applyFilter, bandpass, highpass, lowpass } from '#studio/sound/studio/filters.ts';
import { sampleRate, samplesIn } from '#studio/sound/studio/stereo.ts';

type Roll = (from: number, to: number) => number;

/** How each of the small kit sounds when it is struck. */
export const drums: Record<Drum, (roll: Roll) => Float32Array> = { kick, brush, shaker, knock };

/** A large drum under a blanket. */
function kick(roll: Roll): Float32Array {
  const result = new Float32Array(samplesIn(0.4));
  const low = 47 + roll(-1, 1);
  let phase = 0;
  for (let index = 0; index < result.length; index += 1) {
    const time = index / sampleRate;
    phase += (2 * Math.PI * (low + 62 * Math.exp(-time / 0.028))) / sampleRate;
    result[index] = 0.8 * Math.min(1, time / 0.004) * Math.exp(-time / 0.11) * Math.sin(phase);
  }
  return endSoftly(result);
}

/** Wires on a snare's skin: a short sweep, not a blow. */
function brush(roll: Roll): Float32Array {
  const result = noise(0.26, roll, (time) => Math.min(1, time / 0.011) * Math.exp(-time / 0.062));
  applyFilter(result, bandpass(2_600 + roll(-200, 200), 0.55));
  applyFilter(result, lowpass(6_500));
  return endSoftly(result);
}

function shaker(roll: Roll): Float32Array {
  const result = noise(0.12, roll, (time) => Math.min(1, time / 0.014) * Math.exp(-time / 0.026));
  applyFilter(result, highpass(3_800));
  applyFilter(result, lowpass(8_500));
  return endSoftly(result);
}

/** Knuckles on a guitar's wood. */
function knock(roll: Roll): Float32Array {
  const result = noise(0.2, roll, (time) => Math.min(1, time / 0.002) * Math.exp(-time / 0.006));
  const wood = Float32Array.from(result);
  applyFilter(result, bandpass(190 + roll(-8, 8), 5));
  applyFilter(wood, bandpass(520 + roll(-15, 15), 6));
  return endSoftly(result.map((value, index) => 2.4 * value + 1.1 * (wood[index] ?? 0)));
}

function noise(seconds: number, roll: Roll, shape: (time: number) => number): Float32Array {
  return Float32Array.from(
    { length: samplesIn(seconds) },
    (_, index) => roll(-1, 1) * shape(index / sampleRate),
  );
}

function endSoftly(sound: Float32Array): Float32Array {
  const length = samplesIn(0.03);
  const from = sound.length - length;
  for (let index = 0; index < length; index += 1)
    sound[from + index] = (sound[from + index] ?? 0) * (1 - index / length);
  return sound;
}

import type { Room } from '#server/demo/sound/score/score.ts';
import { sampleRate, samplesIn, type Stereo } from '#server/demo/sound/studio/stereo.ts';

type Shape = {
  /** Until it is a thousandth as loud. */
  seconds: number;
  size: number;
  /** How much of the brightness is lost on each way through the room, 0 to 1. */
  softness: number;
  before: number;
};

const rooms: Record<Room, Shape> = {
  sea: { seconds: 2.6, size: 1.25, softness: 0.42, before: 0.028 },
  kitchen: { seconds: 1.1, size: 0.7, softness: 0.35, before: 0.01 },
  night: { seconds: 2.9, size: 1.4, softness: 0.5, before: 0.034 },
  hall: { seconds: 1.6, size: 1, softness: 0.45, before: 0.016 },
};

const lengths = [1_423, 1_777, 1_987, 2_297, 2_633, 2_909, 3_251, 3_617];
const diffusers = [142, 379, 107, 277];

/** What a room answers: eight delays that feed one another (a feedback delay network), dull and thin out. */
export function reverb({ left, right }: Stereo, room: Room): Stereo {
  const { seconds, size, softness, before } = rooms[room];
  const wet = { left: new Float32Array(left.length), right: new Float32Array(right.length) };
  const inputs = [diffuse(left, diffusers.slice(0, 2), size), diffuse(right, diffusers.slice(2), size)];
  const [fromLeft = left, fromRight = right] = inputs;
  const delays = lengths.map((length) => Math.round(length * size));
  const starts = delays.map((_, index) => delays.slice(0, index).reduce((sum, delay) => sum + delay, 0));
  const memory = new Float32Array(delays.reduce((sum, delay) => sum + delay, 0));
  const at = Int32Array.from(starts);
  const ends = Int32Array.from(starts, (start, index) => start + (delays[index] ?? 0));
  const begins = Int32Array.from(starts);
  const keeps = Float64Array.from(delays, (delay) => 10 ** ((-3 * delay) / (seconds * sampleRate)));
  const dulled = new Float64Array(8);
  const late = samplesIn(before);
  for (let index = late; index < left.length; index += 1) {
    let sum = 0;
    let toLeft = 0;
    let toRight = 0;
    for (let line = 0; line < 8; line += 1) {
      const heard = memory[at[line] ?? 0] ?? 0;
      const dull = heard + softness * ((dulled[line] ?? 0) - heard);
      dulled[line] = dull;
      sum += dull;
      if ((line & 1) === 0) toLeft += (line & 2) === 0 ? dull : -dull;
      else toRight += (line & 2) === 0 ? dull : -dull;
    }
    wet.left[index] = toLeft;
    wet.right[index] = toRight;
    const shared = sum * 0.25;
    const inLeft = fromLeft[index - late] ?? 0;
    const inRight = fromRight[index - late] ?? 0;
    for (let line = 0; line < 8; line += 1) {
      const position = at[line] ?? 0;
      const input = (line & 1) === 0 ? inLeft : inRight;
      memory[position] = ((dulled[line] ?? 0) - shared) * (keeps[line] ?? 0) + input;
      at[line] = position + 1 === (ends[line] ?? 0) ? (begins[line] ?? 0) : position + 1;
    }
  }
  return wet;
}

/** Smears a sound a little, so that the first echoes are not heard one by one. */
function diffuse(signal: Float32Array, lengths: readonly number[], size: number): Float32Array {
  const result = Float32Array.from(signal);
  for (const length of lengths) {
    const line = new Float32Array(Math.round(length * size));
    let at = 0;
    for (let index = 0; index < result.length; index += 1) {
      const delayed = line[at] ?? 0;
      const value = (result[index] ?? 0) - 0.62 * delayed;
      line[at] = value;
      result[index] = delayed + 0.62 * value;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  return result;
}

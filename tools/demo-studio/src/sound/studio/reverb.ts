import type { Room } from '#studio/sound/score/score.ts';
import { addDoubled, halfRate } from '#studio/sound/studio/half-rate.ts';
import { samplesIn, type Stereo } from '#studio/sound/studio/stereo.ts';

type Shape = {
  /** Until it is a thousandth as loud. */
  seconds: number;
  size: number;
  /** How much of the brightness is lost on each way through the room, 0 to 1. */
  softness: number;
  before: number;
};

const rooms: Record<Room, Shape> = {
  sea: { seconds: 2.6, size: 1.25, softness: 0.3, before: 0.028 },
  kitchen: { seconds: 1.1, size: 0.7, softness: 0.25, before: 0.01 },
  night: { seconds: 2.9, size: 1.4, softness: 0.36, before: 0.034 },
  hall: { seconds: 1.6, size: 1, softness: 0.32, before: 0.016 },
};

/** In samples at half the rate: a room answers without brilliance. */
const lengths = [701, 887, 991, 1_151, 1_319, 1_453, 1_627, 1_811];
const diffusers = { left: [71, 191], right: [53, 139] };
/** Shorter than the shortest delay: what goes in during one block comes out in a later one. */
const block = 256;

/** Adds what a room answers to what it hears at half the rate: eight delays that feed one another (a feedback delay network), dull and thin out. */
export function reverb(song: Stereo, toRoom: Stereo, room: Room): void {
  const { seconds, size, softness, before } = rooms[room];
  const late = samplesIn(before);
  const sides = (['left', 'right'] as const).map((name) => {
    const input = toRoom[name];
    for (const length of diffusers[name]) diffuse(input, Math.round(length * size));
    return { input, output: new Float32Array(input.length) };
  });
  const lines = lengths.map((length, index) => {
    const delay = Math.round(length * size);
    const memory = new Float32Array(delay);
    const keeps = 10 ** ((-3 * delay) / (seconds * halfRate));
    return {
      memory,
      keeps,
      at: 0,
      dull: 0,
      side: index % 2,
      sign: index % 4 < 2 ? 1 : -1,
      heard: new Float32Array(block),
    };
  });
  const shared = new Float32Array(block);
  const length = sides[0]?.input.length ?? 0;
  for (let from = 0; from < length; from += block) {
    const end = Math.min(block, length - from);
    shared.fill(0);
    for (const line of lines) {
      listen(line, softness, shared, sides[line.side]?.output ?? shared, from, end);
    }
    for (const line of lines) feed(line, shared, sides[line.side]?.input ?? shared, from, end);
  }
  for (const [index, name] of (['left', 'right'] as const).entries()) {
    const output = sides[index]?.output;
    if (output) addDoubled(song[name], output, late);
  }
}

type Line = {
  memory: Float32Array;
  keeps: number;
  at: number;
  dull: number;
  sign: number;
  heard: Float32Array;
};

/** What comes out of a delay during a block, duller than it went in: for the other delays, and to be heard. */
function listen(
  line: Line,
  softness: number,
  shared: Float32Array,
  output: Float32Array,
  from: number,
  end: number,
): void {
  const { memory, heard, sign } = line;
  const { length } = memory;
  let { at, dull } = line;
  for (let index = 0; index < end; index += 1) {
    const value = memory[at] ?? 0;
    dull = value + softness * (dull - value);
    heard[index] = dull;
    shared[index] = (shared[index] ?? 0) + dull * 0.25;
    output[from + index] = (output[from + index] ?? 0) + sign * dull;
    at = at + 1 === length ? 0 : at + 1;
  }
  line.dull = dull;
}

/** What goes in during the same block: its own sound without what all share, which makes the loop neither grow nor ring. */
function feed(line: Line, shared: Float32Array, input: Float32Array, from: number, end: number): void {
  const { memory, heard, keeps } = line;
  let { at } = line;
  for (let index = 0; index < end; index += 1) {
    memory[at] = ((heard[index] ?? 0) - (shared[index] ?? 0)) * keeps + (input[from + index] ?? 0);
    at = at + 1 === memory.length ? 0 : at + 1;
  }
  line.at = at;
}

/** Smears a sound a little, so that the first echoes are not heard one by one. */
function diffuse(signal: Float32Array, length: number): void {
  const line = new Float32Array(length);
  let at = 0;
  for (let index = 0; index < signal.length; index += 1) {
    const delayed = line[at] ?? 0;
    const value = (signal[index] ?? 0) - 0.62 * delayed;
    line[at] = value;
    signal[index] = delayed + 0.62 * value;
    at = at + 1 === length ? 0 : at + 1;
  }
}

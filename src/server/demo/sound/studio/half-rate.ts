import { sampleRate } from '#server/demo/sound/studio/stereo.ts';

/** What has no brilliance, a pad or a room's answer, needs only every second sample. */
export const halfRate = sampleRate / 2;

export function halve(side: Float32Array): Float32Array {
  const result = new Float32Array(side.length >> 1);
  for (let index = 0; index < result.length; index += 1)
    result[index] = 0.5 * ((side[2 * index] ?? 0) + (side[2 * index + 1] ?? 0));
  return result;
}

/** Adds it at the full rate, so many samples later. */
export function addDoubled(into: Float32Array, half: Float32Array, late: number): void {
  let before = 0;
  const end = Math.min(half.length, (into.length - late) >> 1);
  for (let index = 0; index < end; index += 1) {
    const value = half[index] ?? 0;
    const at = late + 2 * index;
    into[at] = (into[at] ?? 0) + 0.5 * (before + value);
    into[at + 1] = (into[at + 1] ?? 0) + value;
    before = value;
  }
}

import { sampleRate } from '#studio/sound/studio/stereo.ts';

/** What has no brilliance, a pad or a room's answer, needs only every second sample. */
export const halfRate = sampleRate / 2;

/** Adds every pair of samples as one. */
export function addHalved(into: Float32Array, full: Float32Array, at: number, gain: number): void {
  const pairs = Math.min(full.length >> 1, into.length - at);
  for (let index = 0; index < pairs; index += 1) {
    const mean = 0.5 * ((full[2 * index] ?? 0) + (full[2 * index + 1] ?? 0));
    into[at + index] = (into[at + index] ?? 0) + mean * gain;
  }
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

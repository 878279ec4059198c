export const sampleRate = 44_100;

export type Stereo = { left: Float32Array; right: Float32Array };

export const samplesIn = (seconds: number): number => Math.round(seconds * sampleRate);

export function silence(seconds: number): Stereo {
  const length = samplesIn(seconds);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds a recorded note: from -1 on the left to 1 on the right. */
export function place(into: Stereo, sound: Float32Array, at: number, gain: number, pan: number): void {
  const start = samplesIn(at);
  const angle = ((pan + 1) * Math.PI) / 4;
  const toLeft = gain * Math.cos(angle) * Math.SQRT2;
  const toRight = gain * Math.sin(angle) * Math.SQRT2;
  const { left, right } = into;
  const end = Math.min(sound.length, left.length - start);
  for (let index = 0; index < end; index += 1) {
    const value = sound[index] ?? 0;
    const to = start + index;
    left[to] = (left[to] ?? 0) + value * toLeft;
    right[to] = (right[to] ?? 0) + value * toRight;
  }
}

export function addStereo(into: Stereo, from: Stereo, gain: number): void {
  for (const side of ['left', 'right'] as const) {
    const target = into[side];
    const source = from[side];
    for (let index = 0; index < target.length; index += 1)
      target[index] = (target[index] ?? 0) + (source[index] ?? 0) * gain;
  }
}

/** Ends a sound softly: from `at` on it is gone within `seconds`. */
export function release(sound: Float32Array, at: number, seconds: number): Float32Array {
  const start = Math.min(samplesIn(at), sound.length);
  const length = Math.max(1, Math.min(samplesIn(seconds), sound.length - start));
  const result = sound.slice(0, start + length);
  for (let index = 0; index < length; index += 1) {
    const fade = 0.5 + 0.5 * Math.cos((Math.PI * index) / length);
    result[start + index] = (result[start + index] ?? 0) * fade;
  }
  return result;
}

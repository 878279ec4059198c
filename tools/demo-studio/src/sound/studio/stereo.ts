export const sampleRate = 44_100;

export type Stereo = { left: Float32Array; right: Float32Array };

export const samplesIn = (seconds: number): number => Math.round(seconds * sampleRate);

export function silence(seconds: number): Stereo {
  const length = samplesIn(seconds);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

type Placing = {
  at: number;
  gain: number;
  /** From -1 on the left to 1 on the right. */
  pan: number;
  /** Seconds into the sound from which it is damped, and how long that takes; without, it rings out. */
  damped?: { from: number; within: number };
};

/** Adds a recorded note. */
export function place(into: Stereo, sound: Float32Array, { at, gain, pan, damped }: Placing): void {
  const start = samplesIn(at);
  const angle = ((pan + 1) * Math.PI) / 4;
  const toLeft = gain * Math.cos(angle) * Math.SQRT2;
  const toRight = gain * Math.sin(angle) * Math.SQRT2;
  const { left, right } = into;
  const room = Math.min(sound.length, left.length - start);
  const steady = damped ? Math.min(room, Math.max(0, samplesIn(damped.from))) : room;
  for (let index = 0; index < steady; index += 1) {
    const value = sound[index] ?? 0;
    const to = start + index;
    left[to] = (left[to] ?? 0) + value * toLeft;
    right[to] = (right[to] ?? 0) + value * toRight;
  }
  const fading = damped ? samplesIn(damped.within) : 0;
  const end = Math.min(room, steady + fading);
  for (let index = steady; index < end; index += 1) {
    const share = 1 - (index - steady) / fading;
    const value = (sound[index] ?? 0) * share * share * (3 - 2 * share);
    const to = start + index;
    left[to] = (left[to] ?? 0) + value * toLeft;
    right[to] = (right[to] ?? 0) + value * toRight;
  }
}

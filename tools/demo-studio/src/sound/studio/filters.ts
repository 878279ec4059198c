import { sampleRate } from '#studio/sound/studio/stereo.ts';

/** What a second-order filter does to a signal; the formulas are Robert Bristow-Johnson's. */
export type Filter = { b0: number; b1: number; b2: number; a1: number; a2: number };

function normalised(b: [number, number, number], a: [number, number, number]): Filter {
  return { b0: b[0] / a[0], b1: b[1] / a[0], b2: b[2] / a[0], a1: a[1] / a[0], a2: a[2] / a[0] };
}

function angles(frequency: number, q: number) {
  const omega = (2 * Math.PI * frequency) / sampleRate;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}

export function lowpass(frequency: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = angles(frequency, q);
  return normalised([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function highpass(frequency: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = angles(frequency, q);
  return normalised([(1 + cos) / 2, -1 - cos, (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function bandpass(frequency: number, q: number): Filter {
  const { cos, alpha } = angles(frequency, q);
  return normalised([alpha, 0, -alpha], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function peak(frequency: number, q: number, decibels: number): Filter {
  const { cos, alpha } = angles(frequency, q);
  const gain = 10 ** (decibels / 40);
  return normalised(
    [1 + alpha * gain, -2 * cos, 1 - alpha * gain],
    [1 + alpha / gain, -2 * cos, 1 - alpha / gain],
  );
}

/** Changes the signal in its place. */
export function applyFilter(signal: Float32Array, filter: Filter): void {
  const { b0, b1, b2, a1, a2 } = filter;
  let first = 0;
  let second = 0;
  for (let index = 0; index < signal.length; index += 1) {
    const value = signal[index] ?? 0;
    const result = b0 * value + first;
    first = b1 * value - a1 * result + second;
    second = b2 * value - a2 * result;
    signal[index] = result;
  }
}

/** Changes both sides in their place, part after part: it remembers where it was. */
export type StereoFilter = (left: Float32Array, right: Float32Array) => void;

export function makeStereoFilter(filter: Filter): StereoFilter {
  const memory = new Float64Array(4);
  return (left, right) => filterBoth(filter, memory, left, right);
}

/** Both in one loop: while one side waits for its last result, the other is worked out. */
function filterBoth(filter: Filter, memory: Float64Array, left: Float32Array, right: Float32Array): void {
  const { b0, b1, b2, a1, a2 } = filter;
  let [firstLeft = 0, secondLeft = 0, firstRight = 0, secondRight = 0] = memory;
  for (let index = 0; index < left.length; index += 1) {
    const leftIn = left[index] ?? 0;
    const rightIn = right[index] ?? 0;
    const leftOut = b0 * leftIn + firstLeft;
    const rightOut = b0 * rightIn + firstRight;
    firstLeft = b1 * leftIn - a1 * leftOut + secondLeft;
    firstRight = b1 * rightIn - a1 * rightOut + secondRight;
    secondLeft = b2 * leftIn - a2 * leftOut;
    secondRight = b2 * rightIn - a2 * rightOut;
    left[index] = leftOut;
    right[index] = rightOut;
  }
  memory.set([firstLeft, secondLeft, firstRight, secondRight]);
}

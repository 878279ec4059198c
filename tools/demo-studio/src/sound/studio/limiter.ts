import { samplesIn, type Stereo } from '#studio/sound/studio/stereo.ts';

const ahead = samplesIn(0.004);
const recovery = samplesIn(0.12);

/** Makes a song louder, but holds its peaks under the ceiling: it looks ahead, so that it is never sudden. */
export function limit({ left, right }: Stereo, louder: number, ceiling: number): void {
  const length = left.length;
  const wanted = new Float32Array(length);
  const loudest = ceiling / louder;
  for (let index = 0; index < length; index += 1) {
    const peak = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
    wanted[index] = peak > loudest ? loudest / peak : 1;
  }
  // Down in a straight line towards each peak that comes, and slowly up again after it.
  const fall = 1 / ahead;
  let allowed = 1;
  for (let index = length - 1; index >= 0; index -= 1) {
    allowed = Math.min(wanted[index] ?? 1, allowed + fall);
    wanted[index] = allowed;
  }
  let gain = 1;
  for (let index = 0; index < length; index += 1) {
    gain = Math.min(wanted[index] ?? 1, gain + (1 - gain) / recovery + 1e-7);
    left[index] = (left[index] ?? 0) * gain * louder;
    right[index] = (right[index] ?? 0) * gain * louder;
  }
}

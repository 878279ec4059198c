import { samplesIn, type Stereo } from '#studio/sound/studio/stereo.ts';

/** A tape echo that goes from side to side, softer and duller each time. */
export function addEcho({ left, right }: Stereo, seconds: number, amount: number, again = 0.4): void {
  const length = Math.max(1, samplesIn(seconds));
  const toLeft = new Float32Array(length);
  const toRight = new Float32Array(length);
  let dullLeft = 0;
  let dullRight = 0;
  let at = 0;
  for (let index = 0; index < left.length; index += 1) {
    const inLeft = left[index] ?? 0;
    const inRight = right[index] ?? 0;
    dullLeft += 0.3 * ((toLeft[at] ?? 0) - dullLeft);
    dullRight += 0.3 * ((toRight[at] ?? 0) - dullRight);
    toLeft[at] = (inLeft + inRight) * 0.5 + dullRight * again;
    toRight[at] = dullLeft * 0.8;
    left[index] = inLeft + dullLeft * amount;
    right[index] = inRight + dullRight * amount;
    at = at + 1 === length ? 0 : at + 1;
  }
}

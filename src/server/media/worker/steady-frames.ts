import type { Frame } from 'node-av/lib';

export type SteadyFrame = { frame: Frame; slot: number };

export type Timing = {
  /** The slot in which a frame begins; null if its time is unknown. */
  slotOf: (frame: Frame) => number | null;
  /** How many slots the last frame is shown. */
  lengthOf: (frame: Frame) => number;
  /** The first slot that is wanted. */
  from: number;
  /** Called for every frame, also for those before the first slot. */
  onFrame: () => void;
};

/**
 * Gives every slot of a steady frame rate the frame that is shown in it. The result does not depend on the frame at
 * which decoding began, so that a conversion can go on in the middle.
 */
export async function* steadyFrames(
  frames: AsyncIterable<Frame>,
  { slotOf, lengthOf, from, onFrame }: Timing,
): AsyncGenerator<SteadyFrame> {
  let shown: Frame | null = null;
  let start = 0;
  function* show(frame: Frame, until: number): Generator<SteadyFrame> {
    for (let slot = Math.max(start, from); slot < until; slot += 1) yield { frame, slot };
  }
  try {
    for await (const frame of frames) {
      onFrame();
      const begin: number = slotOf(frame) ?? start + 1;
      if (!shown) start = Math.min(begin, from);
      else if (begin > start) {
        yield* show(shown, begin);
        start = begin;
      }
      // Of two frames in one slot, the later one stays.
      shown?.free();
      shown = frame.clone();
    }
    if (shown) yield* show(shown, start + Math.max(1, lengthOf(shown)));
  } finally {
    shown?.free();
  }
}

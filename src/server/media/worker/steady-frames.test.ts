import { AV_PIX_FMT_GRAY8 } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { expect, it, vi } from 'vitest';
import { steadyFrames } from '#server/media/worker/steady-frames.ts';

/** Frames at these times, with their number as their brightness. */
async function* framesAt(times: number[]): AsyncGenerator<Frame> {
  for (const [index, time] of times.entries())
    yield Frame.fromVideoBuffer(Buffer.alloc(4, index), {
      width: 2,
      height: 2,
      format: AV_PIX_FMT_GRAY8,
      timeBase: { num: 1, den: 100 },
      pts: BigInt(Math.round(time * 100)),
    });
}

/** Which frame is shown in each slot. */
async function shown(
  times: number[],
  { from = 0, length = 1, onFrame = () => {} } = {},
): Promise<[slot: number, frame: number][]> {
  const slots: [number, number][] = [];
  const timing = {
    slotOf: ({ pts }: Frame) => (pts < 0n ? null : Math.round(Number(pts) / 100)),
    lengthOf: () => length,
    from,
    onFrame,
  };
  for await (const { frame, slot } of steadyFrames(framesAt(times), timing))
    slots.push([slot, frame.data?.[0]?.[0] ?? -1]);
  return slots;
}

it.each<[string, number[], { from?: number; length?: number }, [number, number][]]>([
  [
    'steady frames stay',
    [0, 1, 2],
    {},
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'uneven times are rounded',
    [0.1, 0.8, 2.3],
    {},
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'a gap shows the frame before it',
    [0, 3],
    {},
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
    ],
  ],
  [
    'too many frames lose some',
    [0, 0.4, 1, 1.3],
    {},
    [
      [0, 1],
      [1, 3],
    ],
  ],
  [
    'a late start shows the first frame',
    [2, 3],
    {},
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
    ],
  ],
  [
    'the last frame has its length',
    [0, 1],
    { length: 3 },
    [
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  ],
  [
    'only what is wanted',
    [0, 1, 2, 3],
    { from: 2 },
    [
      [2, 2],
      [3, 3],
    ],
  ],
  [
    'a wanted slot within a gap',
    [0, 4],
    { from: 2 },
    [
      [2, 0],
      [3, 0],
      [4, 1],
    ],
  ],
  ['nothing is wanted any more', [0, 1], { from: 2 }, []],
  [
    'a time that goes back',
    [0, 2, 1, 3],
    {},
    [
      [0, 0],
      [1, 0],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    'an unknown time',
    [0, -1, 2],
    {},
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
])('%s', async (_, times, options, expected) => {
  expect(await shown(times, options)).toEqual(expected);
});

it('reports every frame, also those that are skipped', async () => {
  const onFrame = vi.fn<() => void>();
  expect(await shown([0, 1, 2, 3], { from: 3, onFrame })).toEqual([[3, 3]]);
  expect(onFrame).toHaveBeenCalledTimes(4);
});

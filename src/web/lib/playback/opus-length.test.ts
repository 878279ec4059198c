import { expect, it } from 'vitest';
import { createOpusLength } from '#web/lib/playback/opus-length.ts';

const element = (id: number[], ...content: number[]) => [
  ...id,
  0x40 | (content.length >> 8),
  content.length & 0xff,
  ...content,
];
const integer = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);

/** Of one frame of 20 ms; what follows the first byte does not matter. */
const PACKET = [0xfc, 1, 2, 3];
const block = (time: number) => [0x81, ...integer(time, 2), 0x80, ...PACKET];
const UNKNOWN_SIZE = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];

const file = Uint8Array.from([
  ...element([0x1a, 0x45, 0xdf, 0xa3], 1, 2, 3),
  0x18,
  0x53,
  0x80,
  0x67,
  ...UNKNOWN_SIZE,
  ...element([0x15, 0x49, 0xa9, 0x66], ...element([0x2a, 0xd7, 0xb1], ...integer(1_000_000, 3))),
  ...element(
    [0x16, 0x54, 0xae, 0x6b],
    ...element([0xae], ...element([0x56, 0xaa], ...integer(6_500_000, 4))),
  ),
  ...element(
    [0x1f, 0x43, 0xb6, 0x75],
    ...element([0xe7], 0),
    ...element([0xa3], ...block(0)),
    ...element([0xa3], ...block(21)),
  ),
  ...element(
    [0x1f, 0x43, 0xb6, 0x75],
    ...element([0xe7], ...integer(5_001, 2)),
    ...element([0xa3], ...block(0)),
    ...element([0xa0], ...element([0xa1], ...block(20)), ...element([0x75, 0xa2], ...integer(13_500_000, 4))),
  ),
]);

it.each([file.length, 64, 7, 1])(
  'finds begin and end of a recording that arrives in parts of %i bytes',
  (size) => {
    const length = createOpusLength();
    for (let from = 0; from < file.length; from += size) length.read(file.subarray(from, from + size));
    expect(length.begin()).toBeCloseTo(0.0065, 9);
    expect(length.end()).toBeCloseTo(5.021 + 0.02 - 0.0135, 9);
  },
);

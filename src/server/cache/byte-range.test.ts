import { expect, test } from 'vitest';
import { readRange } from '#server/cache/byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-500', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-500', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['bytes=a-b', null],
  ['bytes=0x1-5', null],
  ['items=0-5', null],
  ['', null],
  [undefined, null],
])('%s of ten bytes', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test('an empty file has no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});

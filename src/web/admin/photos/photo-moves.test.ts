import { expect, test } from 'vitest';
import { movesBetween } from '#web/admin/photos/photo-moves.ts';

const photos = (order: string) => order.split('').map((id) => ({ id: Number(id) }));

test.each([
  ['12345', '12345', []],
  ['12345', '15234', [{ id: 5, before: 2 }]],
  ['12345', '23145', [{ id: 1, before: 4 }]],
  ['12345', '51234', [{ id: 5, before: 1 }]],
  ['12345', '23451', [{ id: 1, before: null }]],
  ['12', '21', [{ id: 2, before: 1 }]],
])('from %s to %s', (before, after, moves) => {
  expect(movesBetween(photos(before), photos(after), { hasMore: false })).toEqual(moves);
});

test('behind the last one that is loaded, while more follow', () => {
  expect(movesBetween(photos('1234'), photos('2341'), { hasMore: true })).toEqual([
    { id: 1, before: 4 },
    { id: 4, before: 1 },
  ]);
});

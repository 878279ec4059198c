import { expect, test } from 'vitest';
import { compare } from '#web/admin/statistics/comparison.ts';

test.each([
  [112, 100, 'up', '+12%'],
  [1, 3, 'down', '-67%'],
  [0, 4, 'down', '-100%'],
  [5, 5, 'same', 'As before'],
  [0, 0, 'same', 'As before'],
  [3, 0, 'up', 'None before'],
  [1_001, 1_000, 'same', 'As before'],
])('%i after %i is %s: %s', (now, before, direction, text) => {
  expect(compare(now, before)).toEqual({ direction, text });
});

import { expect, test } from 'vitest';
import { labelled, ticksFor } from '#web/admin/statistics/chart/scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [480, [0, 200, 400, 600]],
  [10_000, [0, 5_000, 10_000]],
])('up to %i there are lines at %j', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks);
});

test.each([
  [1, [0]],
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [30, [4, 9, 14, 19, 24, 29]],
])('of %i columns these have a label: %j', (count, positions) => {
  expect(labelled(count, 7)).toEqual(positions);
});

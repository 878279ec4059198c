import { expect, test } from 'vitest';
import { createSpeedometer } from '#web/lib/api/upload.ts';

test('the speed is that of the last seconds, not of the whole way', () => {
  const speed = createSpeedometer();
  expect(speed(0, 0)).toBe(0);
  expect(speed(1_000, 1_000)).toBe(1_000);
  expect(speed(2_000, 2_000)).toBe(1_000);
  expect(speed(2_000, 4_500)).toBe(0);
  expect(speed(9_000, 6_500)).toBe(3_500);
});

import { expect, test } from 'vitest';
import { createTransferMeter } from '#web/lib/api/transfer-meter.ts';

test('the speed is that of the last seconds, not of the whole way', () => {
  const measure = createTransferMeter();
  const speedAt = (sent: number, at: number) => measure(sent, 100_000, at).bytesPerSecond;
  expect(speedAt(0, 0)).toBe(0);
  expect(speedAt(1_000, 1_000)).toBe(1_000);
  expect(speedAt(2_000, 2_000)).toBe(1_000);
  expect(speedAt(22_000, 7_000)).toBe(4_000);
  expect(speedAt(22_000, 12_000)).toBe(0);
});

test('the time left follows from this speed, and is not known at once', () => {
  const measure = createTransferMeter();
  expect(measure(0, 10_000, 0).secondsLeft).toBeNull();
  expect(measure(1_000, 10_000, 500).secondsLeft).toBeNull();
  expect(measure(3_000, 10_000, 3_000).secondsLeft).toBe(7);
  expect(measure(3_000, 10_000, 8_001).secondsLeft).toBeNull();
});

test('bytes that are sent again take nothing back, and are no negative speed', () => {
  const measure = createTransferMeter();
  measure(0, 10_000, 0);
  measure(6_000, 10_000, 3_000);
  expect(measure(4_000, 10_000, 4_000)).toMatchObject({ sent: 6_000, bytesPerSecond: 0, secondsLeft: null });
  expect(measure(5_500, 10_000, 7_000)).toMatchObject({ sent: 6_000, bytesPerSecond: 500, secondsLeft: 9 });
  expect(measure(7_000, 10_000, 8_000)).toMatchObject({ sent: 7_000, bytesPerSecond: 750 });
});

test('a transfer stalls when nothing has moved for some time', () => {
  const measure = createTransferMeter();
  expect(measure(0, 10_000, 0).isStalled).toBe(false);
  expect(measure(0, 10_000, 4_999).isStalled).toBe(false);
  expect(measure(0, 10_000, 5_000).isStalled).toBe(true);
  expect(measure(1, 10_000, 5_001).isStalled).toBe(false);
});

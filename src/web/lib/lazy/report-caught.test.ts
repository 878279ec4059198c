import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartMissing } from '#web/lib/lazy/lazy-part.tsx';
import { reportCaught } from '#web/lib/lazy/report-caught.ts';

const log = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  log.mockClear();
});

test('a part that did not arrive is only reported by a page that stays, as Firefox fails it when a page is left', () => {
  const missing = new PartMissing(
    () => undefined,
    new TypeError('error loading dynamically imported module'),
  );
  reportCaught(missing);
  vi.advanceTimersByTime(4_900);
  expect(log).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(log).toHaveBeenCalledExactlyOnceWith(missing);
});

test('every other error is reported at once', () => {
  const error = new Error('broken');
  reportCaught(error);
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
});

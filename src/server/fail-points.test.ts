import { afterEach, expect, test, vi } from 'vitest';
import { failPoint } from '#server/fail-points.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ['test', 'file-kept', 1],
  ['test', 'migrating', 0],
  ['test', undefined, 0],
  ['production', 'file-kept', 0],
  ['development', 'file-kept', 0],
  // As a release is started: nothing says what it is.
  [undefined, 'file-kept', 0],
])('with NODE_ENV %s and FAIL_POINT %s the program is ended %i times', (environment, point, times) => {
  vi.stubEnv('NODE_ENV', environment);
  vi.stubEnv('FAIL_POINT', point);
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  failPoint('file-kept');
  expect(kill).toHaveBeenCalledTimes(times);
});

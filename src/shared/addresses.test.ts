import { expect, test } from 'vitest';
import { isUnavailable } from '#shared/addresses.ts';

test.each([
  ['/api/uploads/a.mp3', true],
  ['/uploads/a.mp3', false],
  ['/api/uploadsx/a.mp3', false],
  ['https://example.com/api/uploads/a.mp3', false],
])('whether only old data knows %s', (path, expected) => {
  expect(isUnavailable(path)).toBe(expected);
});

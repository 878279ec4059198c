import { expect, test } from 'vitest';
import { isPageAddress, isUnavailable } from '#shared/addresses.ts';

test.each([
  ['/api/uploads/a.mp3', true],
  ['/uploads/a.mp3', false],
  ['/api/uploadsx/a.mp3', false],
  ['https://example.com/api/uploads/a.mp3', false],
])('whether only old data knows %s', (path, expected) => {
  expect(isUnavailable(path)).toBe(expected);
});

test.each([
  ['/', true],
  ['/music?from=/api/', true],
  ['/apiary', true],
  ['//api/', true],
  ['/api', false],
  ['/api/tracks', false],
  ['/healthz?x', false],
  ['/assets/site.js', false],
  ['/uploads/a.mp3?download', false],
])('whether %s is a page', (url, expected) => {
  expect(isPageAddress(url)).toBe(expected);
});

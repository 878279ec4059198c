import { expect, test } from 'vitest';
import { isPageAddress, isUnavailable, itemIdIn, itemPath, slugOf } from '#shared/primitives/addresses.ts';

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

test.each([
  ['Night', 'night'],
  ['  Über die Straße, Łódź! ', 'uber-die-strasse-lodz'],
  ["Don't Look Back – Live (2019)", 'dont-look-back-live-2019'],
  ['夜の歌', '夜の歌'],
  ['שיר', 'שיר'],
  ['हिन्दी', 'हिन्दी'],
  ['🎶', ''],
  ['../../etc/passwd?x#y', 'etc-passwd-x-y'],
  [`${'a'.repeat(59)} b c`, 'a'.repeat(59)],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%s is %s in an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('the page of a release is found by its number, whatever follows it', () => {
  expect(itemPath('release', { id: 12, title: 'Night' })).toBe('/releases/12-night');
  expect(itemPath('release', { id: 12, title: '🎶' })).toBe('/releases/12');
  const path = itemPath('release', { id: 7, title: '夜の歌' });
  expect(path).toMatch(/^[\x21-\x7e]+$/);
  for (const address of [path, decodeURI(path), '/releases/7', '/releases/7-', '/releases/7-x/'])
    expect(itemIdIn(address)).toBe(7);
  for (const address of [
    '/releases/',
    '/releases/x',
    '/releases/0',
    '/releases/7x',
    '/releases/7/x',
    '/releases/99999999999',
  ])
    expect(itemIdIn(address)).toBeNull();
});

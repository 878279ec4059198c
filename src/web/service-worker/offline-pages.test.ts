import { expect, test } from 'vitest';
import { assetsIn, pageKey } from '#web/service-worker/offline-pages.ts';
import { pictureKey } from '#web/service-worker/offline-tracks.ts';

test.each([
  ['/music/12-night-bus', '/music/12'],
  ['/music/12', '/music/12'],
  ['/releases/3-night', '/releases/3'],
  ['/music', '/music'],
  ['/', '/'],
])('the page at %s is kept under %s', (path, key) => {
  expect(pageKey(path)).toBe(key);
});

test('a search is a page of its own', () => {
  expect(pageKey('/music', '?page=2')).toBe('/music?page=2');
});

test('the files of a page are those that it names, each once', () => {
  const html =
    '<link href="/assets/a-B_1.css"><script src="/assets/b-2.js"></script><link href="/assets/b-2.js">';
  expect(assetsIn(html)).toEqual(['/assets/a-B_1.css', '/assets/b-2.js']);
});

test('a picture is the same in every size', () => {
  const sizes = ['/uploads/0a1b.jpg', '/uploads/0a1b-640.avif', '/uploads/0a1b-1280.webp'];
  expect(sizes.map(pictureKey)).toEqual(['/uploads/0a1b', '/uploads/0a1b', '/uploads/0a1b']);
});

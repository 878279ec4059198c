import { expect, test } from 'vitest';
import { dataIn, isOurPage, responseIn } from '#web/service-worker/page-state.ts';

const track = { id: 12, title: 'Night \u003c/script> Bus' };
const state = [
  [['/api/tracks/12'], track],
  [['/api/tracks/featured'], null],
  [
    ['/api/tracks', { limit: 50 }],
    { pages: [{ items: [track], total: 60, next: '/api/tracks?limit=50&after=x' }] },
  ],
];
const pageWith = (content: unknown) => `<div id="root"></div>
<script id="state" type="application/json">${JSON.stringify(content).replaceAll('<', String.raw`\u003c`)}</script>
<script type="module" src="/assets/a.js"></script>`;
const page = pageWith(state);

test('a kept page answers what it has read itself', async () => {
  expect(dataIn(page, '/api/tracks/12')).toEqual(track);
  expect(await responseIn(page, '/api/tracks/12')?.json()).toEqual(track);
  expect(await responseIn(page, '/api/tracks/featured')?.json()).toBeNull();
});

test('a page that was kept by an earlier version does too', () => {
  const html = pageWith({ queries: [{ queryKey: ['/api/tracks/12'], state: { data: track } }] });
  expect(dataIn(html, '/api/tracks/12')).toEqual(track);
});

test('a list comes with its length and with how it goes on, as from the API', async () => {
  const list = responseIn(page, '/api/tracks?limit=50');
  expect(await list?.json()).toEqual([track]);
  expect(list?.headers.get('x-total-count')).toBe('60');
  expect(list?.headers.get('link')).toBe('</api/tracks?limit=50&after=x>; rel="next"');
});

test.each(['/api/tracks/1', '/api/tracks', '/api/tracks?limit=50&q=bus', '/api/user'])(
  'what it has not read it does not answer: %s',
  (address) => {
    expect(dataIn(page, address)).toBeUndefined();
    expect(responseIn(page, address)).toBeNull();
  },
);

test('a page of somebody else is told apart', () => {
  expect(isOurPage(page)).toBe(true);
  expect(isOurPage('<h1>404 page not found</h1>')).toBe(false);
});

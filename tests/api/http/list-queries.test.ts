import { describe, expect, test } from 'vitest';
import { listKinds, type ListKind } from '#tests/support/content/lists.ts';
import { insertTrack } from '#tests/support/factories.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const kinds = Object.entries<ListKind>(listKinds);

describe('what cannot be asked of a list', () => {
  const shared = share(async () => makeOwner(await makeSite()));
  const wrongLimit = 'Limit must be a whole number from 1 to 100';
  const wrongPage = 'Page must be a whole number from 1 to 100,000';
  const wrongCursor = 'This list cannot go on from there. Please start again at its beginning.';
  const refused = [
    ['limit=0', wrongLimit],
    ['limit=101', wrongLimit],
    ['limit=-1', wrongLimit],
    ['limit=abc', wrongLimit],
    ['limit=1.5', wrongLimit],
    ['limit=', wrongLimit],
    ['limit=1e1', wrongLimit],
    ['limit=5&limit=6', wrongLimit],
    ['limit=5&page=0', wrongPage],
    ['limit=5&page=-1', wrongPage],
    ['limit=5&page=two', wrongPage],
    ['limit=5&page=100001', wrongPage],
    ['limit=5&page=1e400', wrongPage],
    ['limit=5&page=2&after=x', 'Ask for a page or for what comes after, not for both'],
    ['limit=5&after=garbage', wrongCursor],
    ['limit=5&after=', wrongCursor],
    ['limit=5&after=%00', wrongCursor],
    [`limit=5&after=${'A'.repeat(2_001)}`, 'After must be a cursor'],
    [`q=${'x'.repeat(201)}`, 'A search must be 200 characters or fewer'],
  ];

  test.each(kinds)('of %s is refused in a sentence', async (_kind, { path, sorts }) => {
    const fields = Object.keys(sorts);
    const owner = shared();
    const wrongSort = `Sort must be one of ${fields.join(', ')}, with a minus in front for the largest first`;
    const wrongSorts = ['nonsense', '-', '', 'id;drop', 'constructor'].map((sort) => [
      `sort=${sort}`,
      wrongSort,
    ]);
    // What a cursor is made of, but not one: nothing, another kind of thing, a place without a number.
    const forged = [
      [],
      {},
      null,
      [path],
      [path, `-${fields[0]}`, {}, 1],
      [path, `-${fields[0]}`, 'x', '1'],
    ].map((content) => [
      `limit=5&after=${Buffer.from(JSON.stringify(content)).toString('base64url')}`,
      wrongCursor,
    ]);
    for (const [query, message] of [...refused, ...wrongSorts, ...forged]) {
      const response = await owner.get(`${path}?${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect([query, response.json()]).toEqual([query, { message, fields: expect.any(Object) }]);
    }
  });

  test('a cursor belongs to one list and one order', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    for (const number of [1, 2, 3, 4, 5, 6]) await listKinds.tracks.insert(site, number);
    for (const number of [1, 2, 3]) await listKinds.videos.insert(site, number);
    const cursor = (await owner.get('/api/tracks?limit=2&sort=title')).headers['link'];
    const after = /after=([^>&]+)/.exec(String(cursor))?.[1] ?? '';
    expect((await owner.get(`/api/tracks?limit=2&sort=title&after=${after}`)).statusCode).toBe(200);
    for (const address of [
      `/api/tracks?limit=2&after=${after}`,
      `/api/tracks?limit=2&sort=-title&after=${after}`,
      `/api/tracks?limit=2&sort=releaseType&after=${after}`,
      `/api/videos?limit=2&sort=title&after=${after}`,
      `/api/about/images?limit=2&sort=title&after=${after}`,
    ]) {
      const response = await owner.get(address);
      expect([address, response.statusCode]).toEqual([address, 400]);
      expect(response.json<{ message: string }>().message).toBe(wrongCursor);
    }
  });

  test('an order is for the owner; the list itself is for everyone', async () => {
    const site = await makeSite();
    await insertTrack(site);
    for (const path of ['/api/tracks', '/api/videos', '/api/about/images']) {
      const sorted = await site.visitor().get(`${path}?sort=title`);
      expect(sorted.statusCode).toBe(401);
      expect(sorted.json()).toEqual({ message: 'Please sign in first' });
      expect((await site.visitor().get(`${path}?limit=5&page=1`)).statusCode).toBe(200);
    }
  });
});

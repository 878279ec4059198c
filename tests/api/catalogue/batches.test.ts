import { describe, expect, test } from 'vitest';
import type { BinItem } from '#shared/catalogue/bin.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { insertPhoto, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

async function siteWithTracks() {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const tracks = [await insertTrack(site), await insertTrack(site), await insertTrack(site)];
  return { site, owner, items: tracks.map(({ id, version }) => ({ id, version })) };
}

type Listed = { id: number; visibility: string; version: number };

async function tracksOf(owner: Visitor) {
  const tracks = (await owner.get('/api/tracks?show=all')).json<Listed[]>();
  return tracks.toSorted((one, other) => one.id - other.id);
}

const visibilities = async (owner: Visitor) => (await tracksOf(owner)).map(({ visibility }) => visibility);

describe('changing several items', () => {
  test('hides the chosen ones, and an editor opened before notices', async () => {
    const { site, owner, items } = await siteWithTracks();
    const response = await owner.put('/api/tracks', {
      items: items.slice(0, 2),
      changes: { visibility: 'draft' },
    });
    expect(response.json()).toMatchObject([
      { id: 1, visibility: 'draft', version: 2 },
      { id: 2, visibility: 'draft', version: 2 },
    ]);
    expect(await visibilities(owner)).toEqual(['draft', 'draft', 'published']);
    expect((await site.visitor().get('/api/tracks')).json()).toHaveLength(1);
    expect((await owner.put('/api/tracks/1', { title: 'Late', version: 1 })).statusCode).toBe(409);
  });

  test('schedules them, and their time is checked', async () => {
    const { site, owner, items } = await siteWithTracks();
    const schedule = (publishAt: string) =>
      owner.put('/api/tracks', { items, changes: { visibility: 'scheduled', publishAt } });
    expect((await schedule('2020-01-01T00:00:00.000Z')).statusCode).toBe(400);
    expect((await schedule('2090-01-01T00:00:00.000Z')).statusCode).toBe(200);
    expect(await visibilities(owner)).toEqual(['scheduled', 'scheduled', 'scheduled']);
    const jobs = await site.database
      .selectFrom('jobs')
      .select('subject')
      .where('kind', '=', 'publish')
      .execute();
    expect(jobs.map(({ subject }) => subject.split(' ')[1])).toEqual(['1', '2', '3']);
  });

  test.each([
    ['was changed elsewhere', { id: 2, version: 7 }, 409],
    ['is gone', { id: 99, version: 1 }, 404],
  ])('changes none of them when one %s', async (_reason, other, status) => {
    const { owner, items } = await siteWithTracks();
    const batch = { items: [items[0], other], changes: { visibility: 'draft' } };
    expect((await owner.put('/api/tracks', batch)).statusCode).toBe(status);
    expect(await visibilities(owner)).toEqual(['published', 'published', 'published']);
  });

  test('works for videos and photos, and sets or removes the photographer of photos', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const video = await insertVideo(site);
    const draft = { visibility: 'draft' };
    await owner.put('/api/videos', { items: [video], changes: draft });
    expect((await site.visitor().get('/api/videos')).json()).toEqual([]);

    await insertPhoto(site, { photographer: null });
    await insertPhoto(site, { photographer: 'Ada' });
    const photos = async () => (await owner.get('/api/about/images?show=all')).json<Listed[]>();
    for (const photographer of ['Mia Lund', null]) {
      await owner.put('/api/about/images', { items: await photos(), changes: { photographer } });
      expect(await photos()).toMatchObject([
        { photographer, visibility: 'published' },
        { photographer, visibility: 'published' },
      ]);
    }
    await owner.put('/api/about/images', { items: await photos(), changes: draft });
    expect((await site.visitor().get('/api/about/images')).json()).toEqual([]);
  });

  test('is refused for none, for too many, and for a field of single items', async () => {
    const { owner, items } = await siteWithTracks();
    const many = Array.from({ length: maximums.itemsAtOnce + 1 }, (_, place) => ({
      id: place + 1,
      version: 1,
    }));
    for (const wrong of [[], many, [{ id: 1 }]])
      expect((await owner.put('/api/tracks', { items: wrong, changes: {} })).statusCode).toBe(400);
    await owner.put('/api/tracks', { items, changes: { title: 'All the same' } });
    expect((await owner.get('/api/tracks')).body).not.toContain('All the same');
  });
});

describe('deleting several items', () => {
  const binOf = async (owner: Visitor) =>
    (await owner.get('/api/bin')).json<BinItem[]>().map(({ kind, id }) => `${kind} ${id}`);

  test('moves them to the bin and back, skipping those that are gone', async () => {
    const { owner } = await siteWithTracks();
    expect((await owner.post('/api/bin/tracks', { ids: [1, 3, 99] })).statusCode).toBe(204);
    expect((await tracksOf(owner)).map(({ id }) => id)).toEqual([2]);
    expect((await binOf(owner)).toSorted()).toEqual(['tracks 1', 'tracks 3']);

    await owner.delete('/api/bin/tracks/3');
    expect((await owner.post('/api/bin/tracks/restore', { ids: [1, 3] })).statusCode).toBe(204);
    expect((await tracksOf(owner)).map(({ id }) => id)).toEqual([1, 2]);
    expect(await binOf(owner)).toEqual([]);
  });

  test('says so when none of them is there', async () => {
    const { owner } = await siteWithTracks();
    expect((await owner.post('/api/bin/tracks', { ids: [98, 99] })).statusCode).toBe(404);
    expect((await owner.post('/api/bin/tracks/restore', { ids: [1] })).statusCode).toBe(404);
    expect((await owner.post('/api/bin/tracks', { ids: [] })).statusCode).toBe(400);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { deleteForGood, insertTrack, makeTrack, upload } from '#tests/support/factories.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

/** Real media work in real processes: on a busy machine it takes its time. */
vi.setConfig({ testTimeout: 120_000 });

/** Where everything is refused. */
const refusing = share(async () => {
  const site = await makeSite();
  return { site, owner: await makeOwner(site), track: await insertTrack(site) };
});

describe('uploading a track', () => {
  test('keeps every field and says what the song is', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const response = await upload(
      owner,
      '/api/tracks',
      { title: '  Night Train ', releaseType: 'ep', description: 'Late & loud', featured: 'true' },
      { audioFile: 'tone.mp3', coverArt: 'picture.jpg' },
    );
    expect(response.statusCode).toBe(201);
    const focus = { x: expect.closeTo(0.4, 1), y: expect.closeTo(0.4, 1) };
    const tint = { hue: expect.any(Number), chroma: expect.any(Number) };
    expect(response.json()).toEqual({
      id: 1,
      title: 'Night Train',
      releaseType: 'ep',
      description: 'Late & loud',
      featured: true,
      releaseDate: null,
      visibility: 'published',
      publishAt: null,
      downloadable: true,
      explicit: false,
      release: null,
      audioFile: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.mp3$/),
      duration: expect.closeTo(3, 0),
      streams: [],
      loudness: null,
      coverArt: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/),
      coverPicture: { width: 800, height: 600, animated: false, thumbhash: expect.any(String), focus, tint },
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      version: 1,
    });
    expect((await site.visitor().get('/api/tracks')).json()).toEqual([response.json()]);
  });

  test('takes a single without description, cover or flag when nothing else is said', async () => {
    const site = await makeSite();
    const track = await makeTrack(await makeOwner(site), { title: 'Bare' });
    expect(track).toMatchObject({
      releaseType: 'single',
      description: null,
      coverArt: null,
      coverPicture: null,
      featured: false,
    });
  });

  test.each([
    [{ title: 'A' }, 'title', 'Title must be at least 2 characters'],
    [{}, 'title', 'Title must be at least 2 characters'],
    [{ title: 'x'.repeat(201) }, 'title', 'Title must be 200 characters or fewer'],
    [{ title: 'Song', releaseType: 'lp' }, 'releaseType', 'Release type must be Single, EP or Album'],
    [{ title: 'Song', featured: 'maybe' }, 'featured', 'Must be true or false'],
    [
      { title: 'Song', description: 'x'.repeat(5_001) },
      'description',
      'Description must be 5,000 characters or fewer',
    ],
  ])('a wrong field is refused: %#', async (fields, field, message) => {
    const { site, owner } = refusing();
    const response = await upload(owner, '/api/tracks', fields, { audioFile: 'tone.mp3' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, fields: { [field]: message } });
    expect(await storedFiles(site)).toEqual({});
  });

  test('without its song is refused, and the first wrong field speaks', async () => {
    const { owner } = refusing();
    const missing = 'Audio file is required';
    expect((await upload(owner, '/api/tracks', { title: 'Song' })).json()).toEqual({
      message: missing,
      fields: { audioFile: missing },
    });
    const short = 'Title must be at least 2 characters';
    expect((await upload(owner, '/api/tracks', { title: '' })).json()).toEqual({
      message: short,
      fields: { title: short, audioFile: missing },
    });
  });

  test('draws the waveform afterwards', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await makeTrack(owner, { featured: 'true' });
    await site.jobs.idle();
    const { peaks } = (await site.visitor().get(`/api/tracks/${id}`)).json<{ peaks: number[] }>();
    expect(peaks).toHaveLength(800);
    expect(Math.max(...peaks)).toBe(100);
    expect((await site.visitor().get('/api/tracks/featured')).json()).toMatchObject({
      id,
      peaks,
      version: 1,
    });
  });

  test('uses the cover inside the song when none is given', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    for (const audioFile of ['tagged.mp3', 'tagged.m4a'] as const) {
      const track = await makeTrack(owner, { audioFile });
      expect(track.coverPicture).toMatchObject({ width: 300, height: 300 });
      expect((await owner.get(track.coverArt ?? '')).statusCode).toBe(200);
    }
    const given = await makeTrack(owner, { audioFile: 'tagged.mp3', coverArt: 'picture.png' });
    expect(given.coverPicture).toMatchObject({ width: 800, height: 600 });
  });
});

describe('the featured track', () => {
  test('is null when none is flagged, else the newest that is', async () => {
    const site = await makeSite();
    await insertTrack(site);
    const none = await site.visitor().get('/api/tracks/featured');
    expect(none.statusCode).toBe(200);
    expect(none.headers['content-type']).toContain('application/json');
    expect(none.body).toBe('null');
    await insertTrack(site, { title: 'Older', featured: true });
    await insertTrack(site, { title: 'Newer', featured: true });
    await insertTrack(site, { title: 'Newest' });
    expect((await site.visitor().get('/api/tracks/featured')).json()).toMatchObject({ title: 'Newer' });
  });
});

test('the list is newest first, also within one moment', async () => {
  const site = await makeSite();
  for (const [title, uploadDate] of [
    ['One', '2024-01-02T00:00:00.000Z'],
    ['Two', '2024-01-01T00:00:00.000Z'],
    ['Three', '2024-01-01T00:00:00.000Z'],
  ] as const) {
    await insertTrack(site, { title, uploadDate });
  }
  const titles = (await site.visitor().get('/api/tracks'))
    .json<{ title: string }[]>()
    .map(({ title }) => title);
  expect(titles).toEqual(['One', 'Three', 'Two']);
});

describe('changing a track', () => {
  test('changes what is given and leaves the rest', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const track = await insertTrack(site, { description: 'Kept', coverArt: '/uploads/cover.jpg' });
    const response = await owner.put(`/api/tracks/${track.id}`, { title: 'New title', featured: true });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...track, title: 'New title', featured: true, version: 2 });
  });

  test('against an older version is refused with 409', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await insertTrack(site);
    expect((await owner.put(`/api/tracks/${id}`, { title: 'First', version: 1 })).statusCode).toBe(200);
    const late = await owner.put(`/api/tracks/${id}`, { title: 'Second', version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json<{ message: string }>().message).toContain('changed somewhere else');
    expect((await owner.get(`/api/tracks/${id}`)).json()).toMatchObject({ title: 'First', version: 2 });
  });

  test('can replace and remove the cover, and removes the old one with its sizes', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const track = await makeTrack(owner, { coverArt: 'picture.jpg' });
    await site.jobs.idle();
    const url = `/api/tracks/${track.id}`;
    const replaced = await upload(owner, url, { title: 'Same' }, { coverArt: 'picture.png' }, 'PUT');
    expect(replaced.statusCode).toBe(200);
    expect(replaced.json()).toMatchObject({ title: 'Same', coverArt: expect.stringMatching(/\.png$/) });
    await site.jobs.idle();
    const stem = track.coverArt?.slice('/uploads/'.length, -'.jpg'.length) ?? '';
    expect(Object.keys(await storedFiles(site)).filter((name) => name.startsWith(stem))).toEqual([]);

    const removed = await upload(owner, url, { removeCover: 'true' }, {}, 'PUT');
    expect(removed.json()).toMatchObject({ coverArt: null, coverPicture: null, title: 'Same' });
    await site.jobs.idle();
    expect(Object.keys(await storedFiles(site))).toEqual([track.audioFile.slice('/uploads/'.length)]);
  });

  test('a refused cover changes nothing', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const track = await makeTrack(owner, { coverArt: 'picture.jpg' });
    const before = await storedFiles(site);
    const response = await upload(owner, `/api/tracks/${track.id}`, {}, { coverArt: 'tone.mp3' }, 'PUT');
    expect(response.statusCode).toBe(415);
    expect(await storedFiles(site)).toEqual(before);
    expect((await owner.get('/api/tracks')).json()).toEqual([track]);
  });

  test.each([
    [{ title: 'x' }, 'Title must be at least 2 characters'],
    [{ version: 'new' }, 'Version must be a whole number'],
    [[], 'The request could not be understood'],
  ])('%j is refused', async (changes, message) => {
    const { owner, track } = refusing();
    const response = await owner.put(`/api/tracks/${track.id}`, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });
});

describe('deleting a track for good', () => {
  test('removes the row, the files and everything made from them', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const track = await makeTrack(owner, { coverArt: 'picture.jpg' });
    await site.jobs.idle();
    expect(Object.keys(await storedFiles(site)).length).toBeGreaterThan(2);
    const response = await owner.delete(`/api/tracks/${track.id}`);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect((await owner.delete(`/api/bin/tracks/${track.id}`)).statusCode).toBe(204);
    await site.jobs.idle();
    expect(await storedFiles(site)).toEqual({});
    expect((await owner.get('/api/tracks')).json()).toEqual([]);
    for (const gone of [track.audioFile, track.coverArt ?? '']) {
      expect((await owner.get(gone)).statusCode).toBe(404);
    }
  });

  test('while its waveform and sizes are being made leaves nothing either', async () => {
    const site = await makeSite({ runsJobs: true });
    const owner = await makeOwner(site);
    const { id } = await makeTrack(owner, { coverArt: 'large.jpg' });
    await deleteForGood(owner, `/api/tracks/${id}`);
    await site.jobs.idle();
    expect(await storedFiles(site)).toEqual({});
  });
});

test('an unknown track is 404 for every call', async () => {
  const { owner } = refusing();
  for (const response of [
    await owner.get('/api/tracks/99'),
    await owner.put('/api/tracks/99', { title: 'Nobody' }),
    await owner.delete('/api/tracks/99'),
  ]) {
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Track not found' });
  }
});

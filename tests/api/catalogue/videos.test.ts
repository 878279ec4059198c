import { describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { deleteForGood, insertVideo, makeVideo, storeFile, upload } from '#tests/support/factories.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

/** Real media work in real processes: on a busy machine it takes its time. */
vi.setConfig({ testTimeout: 120_000 });

/** Where everything is refused. */
const refusing = share(async () => {
  const site = await makeSite();
  return { owner: await makeOwner(site), video: await insertVideo(site) };
});

describe('adding a video', () => {
  test('by address keeps every field as the owner typed it', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const response = await upload(owner, '/api/videos', {
      title: 'Live in Tallahassee',
      videoType: 'livePerformance',
      embedUrl: 'tiktok:@billy/video/7106594312292453675',
      description: 'Filmed in one take',
      featured: 'true',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: 1,
      title: 'Live in Tallahassee',
      videoType: 'livePerformance',
      embedUrl: 'tiktok:@billy/video/7106594312292453675',
      videoFile: null,
      duration: null,
      thumbnail: null,
      thumbnailPicture: null,
      uploadDate: expect.stringMatching(/Z$/),
      featured: true,
      releaseDate: null,
      visibility: 'published',
      publishAt: null,
      views: 0,
      version: 1,
      streams: [],
    });
    expect((await site.visitor().get('/api/videos')).json()).toEqual([response.json()]);
    const featured = { ...response.json<object>(), description: 'Filmed in one take' };
    expect((await site.visitor().get('/api/videos/featured')).json()).toEqual(featured);
  });

  test('by address with a thumbnail of its own', async () => {
    const site = await makeSite();
    const video = await makeVideo(await makeOwner(site), { thumbnail: 'picture.png' });
    expect(video.thumbnail).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);
    expect(video.thumbnailPicture).toMatchObject({ width: 800, height: 600 });
  });

  test.each(['clip.mp4', 'clip.mov', 'clip.webm'] as const)(
    '%s is measured and gets a thumbnail made',
    async (videoFile) => {
      const site = await makeSite();
      const owner = await makeOwner(site);
      const video = await makeVideo(owner, { videoFile });
      expect(video.videoFile).toMatch(new RegExp(`${videoFile.slice('clip'.length)}$`));
      expect(video.thumbnail).toBeNull();
      expect(video.duration).toBeCloseTo(4, 0);
      await site.jobs.idle();
      const [shown] = (await owner.get('/api/videos')).json<[typeof video]>();
      expect(shown).toMatchObject({ version: 1, thumbnailPicture: { width: 320, height: 180 } });
      const thumbnail = await owner.get(shown.thumbnail ?? '');
      expect(thumbnail.headers['content-type']).toBe('image/jpeg');
      const { channels } = await sharp(thumbnail.rawPayload).stats();
      expect(Math.max(...channels.map(({ mean }) => mean))).toBeGreaterThan(60);
    },
  );

  test.each([
    [
      { title: 'V', embedUrl: 'https://youtu.be/dQw4w9WgXcQ' },
      'title',
      'Title must be at least 2 characters',
    ],
    [{ title: 'Video', embedUrl: 'ftp://example.com' }, 'embedUrl', 'Please enter a valid URL'],
    [{ title: 'Video', embedUrl: 'javascript:alert(1)' }, 'embedUrl', 'Please enter a valid URL'],
    [{ title: 'Video', embedUrl: 'http://169.254.169.254/x' }, 'embedUrl', 'Please enter a valid URL'],
    [{ title: 'Video' }, 'embedUrl', 'Either embedUrl or videoFile must be provided'],
    [{ title: 'Video', embedUrl: '  ' }, 'embedUrl', 'Either embedUrl or videoFile must be provided'],
    [
      { title: 'Video', videoType: 'opera', embedUrl: 'https://youtu.be/dQw4w9WgXcQ' },
      'videoType',
      'Video type must be Music Video, Live Performance, Behind The Scenes, Comedy or Tutorial',
    ],
  ])('%j is refused', async (fields, field, message) => {
    const { owner, video } = refusing();
    const response = await upload(owner, '/api/videos', fields);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, fields: { [field]: message } });
    expect((await owner.get('/api/videos')).json()).toEqual([video]);
  });
});

test('no featured video is null; several are the newest', async () => {
  const site = await makeSite();
  const lead = () => site.visitor().get('/api/videos/lead');
  expect((await lead()).body).toBe('null');
  await insertVideo(site, { title: 'Oldest', description: 'Filmed at sea' });
  expect((await site.visitor().get('/api/videos/featured')).body).toBe('null');
  expect((await lead()).json()).toMatchObject({ title: 'Oldest', description: 'Filmed at sea' });
  await insertVideo(site, { title: 'Older', featured: true });
  await insertVideo(site, { title: 'Newer', featured: true });
  await insertVideo(site, { title: 'Newest' });
  expect((await site.visitor().get('/api/videos/featured')).json()).toMatchObject({ title: 'Newer' });
  expect((await lead()).json()).toMatchObject({ title: 'Newer' });
  const titles = (await site.visitor().get('/api/videos'))
    .json<{ title: string }[]>()
    .map(({ title }) => title);
  expect(titles).toEqual(['Newest', 'Newer', 'Older', 'Oldest']);
});

describe('views', () => {
  test('twenty at once count twenty, and are no edit', async () => {
    const site = await makeSite();
    const { id } = await insertVideo(site);
    const url = `/api/videos/${id}/view`;
    const responses = await Promise.all(Array.from({ length: 20 }, () => site.visitor().post(url)));
    const counts = responses.map((answer) => answer.json<{ views: number }>().views).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await site.visitor().get('/api/videos')).json()).toMatchObject([{ views: 20, version: 1 }]);
  });

  test('beyond 120 a minute from one address are refused', async () => {
    const site = await makeSite();
    const { id } = await insertVideo(site);
    const url = `/api/videos/${id}/view`;
    for (let view = 0; view < 120; view += 1) expect((await site.visitor().post(url)).statusCode).toBe(200);
    const refused = await site.visitor().post(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await site.visitor().get('/api/videos')).json()).toMatchObject([{ views: 120 }]);
  });
});

describe('changing a video', () => {
  test('changes any subset of its fields', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const video = await insertVideo(site);
    const url = `/api/videos/${video.id}`;
    const first = await owner.put(url, { videoType: 'comedy' });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ ...video, videoType: 'comedy', version: 2 });
    const changes = {
      title: 'Again',
      videoType: 'tutorial',
      embedUrl: 'https://vimeo.com/1',
      featured: 'true',
    };
    expect((await owner.put(url, changes)).json()).toMatchObject({ ...changes, featured: true, version: 3 });
  });

  test.each([
    [{ embedUrl: '' }, 'Either embedUrl or videoFile must be provided'],
    [{ embedUrl: null }, 'Either embedUrl or videoFile must be provided'],
    [{ embedUrl: '//evil.example' }, 'Please enter a valid URL'],
    [{ title: 'x' }, 'Title must be at least 2 characters'],
  ])('%j is refused', async (changes, message) => {
    const { owner, video } = refusing();
    const response = await owner.put(`/api/videos/${video.id}`, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
    expect((await owner.get('/api/videos')).json()).toEqual([video]);
  });

  test('with a file may lose its address', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await insertVideo(site, { videoFile: '/uploads/clip.mp4' });
    expect((await owner.put(`/api/videos/${id}`, { embedUrl: '' })).json()).toMatchObject({ embedUrl: null });
  });

  test('against an older version is refused with 409', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await insertVideo(site);
    await site.visitor().post(`/api/videos/${id}/view`);
    expect((await owner.put(`/api/videos/${id}`, { title: 'First', version: 1 })).statusCode).toBe(200);
    expect((await owner.put(`/api/videos/${id}`, { title: 'Second', version: 1 })).statusCode).toBe(409);
  });
});

describe('thumbnails', () => {
  test('one is made on demand, and made only once', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await makeVideo(owner, { videoFile: 'clip.mp4' });
    const made = await owner.post(`/api/videos/${id}/thumbnail`);
    expect(made.statusCode).toBe(200);
    expect(made.json()).toMatchObject({ id, thumbnail: expect.stringMatching(/\.jpg$/) });
    await site.jobs.idle();
    const { thumbnail } = made.json<Video>();
    expect((await owner.post(`/api/videos/${id}/thumbnail`)).json()).toMatchObject({ thumbnail });
    const stems = Object.keys(await storedFiles(site)).map((name) => name.slice(0, 32));
    expect(new Set(stems).size).toBe(2);
  });

  test('a video without a file cannot have one made', async () => {
    const { owner, video } = refusing();
    const response = await owner.post(`/api/videos/${video.id}/thumbnail`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: 'This video has no file to make a thumbnail from. Please choose a Custom Thumbnail instead.',
    });
  });

  test('all missing ones are made, and each says how it went', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const none = await owner.post('/api/videos/generate-all-thumbnails');
    expect(none.json()).toEqual({ message: 'No thumbnail is missing', results: [] });
    await insertVideo(site, { title: 'Embedded' });
    const good = await insertVideo(site, { title: 'Good', videoFile: await storeFile(site, 'clip.mp4') });
    const lost = await insertVideo(site, { title: 'Lost', videoFile: '/uploads/lost.mp4' });

    const response = await owner.post('/api/videos/generate-all-thumbnails');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: 'Made 1 of 2 thumbnails',
      results: [
        { id: good.id, title: 'Good', success: true },
        { id: lost.id, title: 'Lost', success: false, error: 'File not found' },
      ],
    });
    const shown = (await owner.get('/api/videos')).json<{ title: string; thumbnail: string | null }[]>();
    expect(shown.filter(({ thumbnail }) => thumbnail).map(({ title }) => title)).toEqual(['Good']);
  });
});

test('deleting a video for good removes its row, its file and its thumbnail with all sizes', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id } = await makeVideo(owner, { videoFile: 'clip.mp4' });
  await site.jobs.idle();
  expect(Object.keys(await storedFiles(site)).length).toBeGreaterThan(2);
  await deleteForGood(owner, `/api/videos/${id}`);
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual({});
  expect((await owner.get('/api/videos')).json()).toEqual([]);
});

test('an unknown video is 404 for every call', async () => {
  const { owner } = refusing();
  for (const response of [
    await owner.put('/api/videos/99', { title: 'Nobody' }),
    await owner.delete('/api/videos/99'),
    await owner.post('/api/videos/99/view'),
    await owner.post('/api/videos/99/thumbnail'),
  ]) {
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Video not found' });
  }
});
